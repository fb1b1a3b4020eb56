# The site in an image; docs/operations.md has how to run it.
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY bench/package.json bench/
COPY imagery/package.json imagery/
RUN npm ci --omit=dev --ignore-scripts
COPY . .
RUN npm run build

FROM node:24.21.0-slim
WORKDIR /app
# It belongs to root: the site can't change what it runs.
COPY --from=build /app ./
RUN install -d -o node -g node /data
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
USER node
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "tools/serve.mjs"]
