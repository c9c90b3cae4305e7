import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One way into a package: its source here, and what is built of it. */
interface Door {
  '@xinpu/source': string
  types: string
  import: string
}

/** The entries of a library's build: every door in `exports`, under the name that its built file has. */
export function doorsOf(folder: string): Record<string, string> {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, Door | string>
  }
  const doors = Object.values(exports).filter((door) => typeof door !== 'string')
  return Object.fromEntries(doors.map((door) => [nameOf(door), door['@xinpu/source']]))
}

function nameOf({ import: script, types }: Door): string {
  const name = /^\.\/dist\/(?<name>[\w-]+)\.js$/.exec(script)?.groups?.['name']
  if (!name || types !== `./dist/${name}.d.ts`) throw new Error(`${script} and ${types} are not one door.`)
  return name
}
