# Two stages: the first installs with hashes checked, the second carries only what runs.
FROM python:3.11-slim AS build
WORKDIR /build
RUN python -m venv /opt/murlan
COPY requirements.lock pyproject.toml README.md LICENSE ./
RUN /opt/murlan/bin/pip install --no-cache-dir --require-hashes -r requirements.lock
COPY murlan murlan
COPY bot bot
COPY cogs cogs
COPY db db
RUN /opt/murlan/bin/pip install --no-cache-dir --no-deps .

FROM python:3.11-slim
RUN useradd --uid 10001 --no-create-home --home-dir /data murlan && install -d -o murlan /data
COPY --from=build /opt/murlan /opt/murlan
ENV PATH=/opt/murlan/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 MURLAN_DATABASE=/data/murlan.db
USER 10001
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
ENTRYPOINT ["murlan-bot"]
