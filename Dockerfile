# syntax=docker/dockerfile:1
ARG NODE=24.21.0
ARG ALPINE=3.22

FROM node:${NODE}-alpine AS build
WORKDIR /build
COPY . .
RUN node scripts/build.mjs && node scripts/container/assemble.mjs /perigee
# The symbols are a seventh of it, and nobody debugs Node here.
RUN apk add --no-cache binutils && strip -o /node /usr/local/bin/node

FROM alpine:${ALPINE}
RUN apk add --no-cache libstdc++ \
  && adduser -D -H -u 10001 perigee \
  && install -d -o perigee -g perigee /data
COPY --from=build /node /usr/local/bin/node
COPY --from=build /perigee /perigee
WORKDIR /perigee
USER perigee
VOLUME /data
# What Node compiled is kept beside the data: everything else is read-only.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data/perigee NODE_COMPILE_CACHE=/data/code
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=4", "--enable-source-maps", "server/generated/program/start.js"]
