import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createApp } from '../../packages/server/src/app.ts'
import { openDatabase } from '../../packages/server/src/core/database.ts'
import { readSettings } from '../../packages/server/src/core/settings.ts'
import { buildHouse } from '../../packages/server/src/build-house.ts'
import { freePort } from './own-server.ts'

const built = join(import.meta.dirname, '../dist')
/** Among the packages: the server's half finds its own, and Node loads it as it is. */
const shelf = join(import.meta.dirname, '../node_modules/.cache')

/** A server whose site is replaced by another build, on one address. */
export interface Deployed extends AsyncDisposable {
  origin: string
  /** Another build takes the place of the one before: of two, in turn. */
  deploy: () => Promise<void>
  /** As two weeks do: no file of an earlier build is kept. */
  forget: () => Promise<void>
}

export async function deployed(): Promise<Deployed> {
  const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-deploy-'))
  const builds = [await buildNamed('a'), await buildNamed('b')] as const
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const settings = readSettings({ DATA_DIR: dataDir, PORT: String(port), SITE_ORIGIN: origin, LOG_LEVEL: 'error' })
  const database = await openDatabase(settings)
  const house = buildHouse(settings, database)
  const serve = async (siteFolder: string) => {
    const app = await createApp(house, { siteFolder, checksAnswers: false })
    await app.listen({ port, host: '127.0.0.1' })
    return app
  }
  let [present, other] = builds
  let app = await serve(present)

  return {
    origin,
    async deploy() {
      await app.close()
      ;[present, other] = [other, present]
      app = await serve(present)
    },
    forget: () => rm(join(dataDir, 'assets'), { recursive: true }),
    async [Symbol.asyncDispose]() {
      await app.close()
      await database.close()
      for (const folder of [dataDir, ...builds]) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The site as another build would be: every script and style under a name of its own. */
async function buildNamed(mark: string): Promise<string> {
  await mkdir(shelf, { recursive: true })
  const folder = await mkdtemp(join(shelf, 'build-'))
  await cp(built, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) })
  const assets = join(folder, 'client/assets')
  const names = new Set((await readdir(assets)).filter((name) => /\.(?:js|css)$/.test(name)))
  const renamed = (text: string) =>
    text.replaceAll(/[\w.$-]+\.(?:js|css)\b/g, (name) =>
      names.has(name) ? name.replace(/(\.\w+)$/, `${mark}$1`) : name,
    )
  for (const path of await textsIn(folder)) {
    const text = renamed(await readFile(path, 'utf8'))
    await rm(path)
    await writeFile(dirname(path) === assets ? join(assets, renamed(basename(path))) : path, text)
  }
  return folder
}

const textsIn = async (folder: string) =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => /\.(?:m?js|css|json)$/.test(name))
    .map((name) => join(folder, name))
