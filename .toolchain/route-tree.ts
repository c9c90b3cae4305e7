/** Writes `site/src/routeTree.gen.ts`, from which the addresses of links are checked, without building the site. */
import { join } from 'node:path'
import { createServer } from 'vite'

const site = join(import.meta.dirname, '../site')
const server = await createServer({
  root: site,
  configFile: join(site, 'vite.config.ts'),
  configLoader: 'native',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
})
await server.close()
