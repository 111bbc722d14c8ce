# Two stages: the first installs with hashes checked, the second carries only what runs.
FROM python:3.11-slim AS build
WORKDIR /build
RUN ["python", "-m", "venv", "/opt/murlan"]
COPY requirements-postgres.lock pyproject.toml README.md LICENSE ./
RUN ["/opt/murlan/bin/pip", "install", "--no-cache-dir", "--require-hashes", "-r", "requirements-postgres.lock"]
COPY murlan murlan
COPY bot bot
COPY cogs cogs
COPY db db
RUN ["/opt/murlan/bin/pip", "install", "--no-cache-dir", "--no-deps", "."]

FROM python:3.11-slim
RUN useradd --uid 10001 --no-create-home --home-dir /data murlan && install -d -o 10001 -g 10001 /data
COPY --from=build /opt/murlan /opt/murlan
ENV PATH=/opt/murlan/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    MURLAN_DATABASE=/data/murlan.db \
    MURLAN_HEALTH_PORT=8080
USER 10001:10001
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=6s --start-period=60s --retries=3 CMD ["murlan-bot", "health"]
ENTRYPOINT ["murlan-bot"]
