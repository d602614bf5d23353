FROM node:22-alpine AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

# The API on generated data, for demos and development.
FROM build AS mock-server
USER node
EXPOSE 4000
CMD ["node", "--import", "tsx", "mock-server/start.ts", "--host", "0.0.0.0", "--port", "4000", "--origin", "http://localhost:8080"]

# The console: files and one script, without packages.
FROM node:22-alpine AS console
WORKDIR /console
COPY --from=build /app/dist dist
COPY --from=build /app/dist-server dist-server
USER node
ENV PORT=8080
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "dist-server/serve.mjs", "--check"]
CMD ["node", "dist-server/serve.mjs"]
