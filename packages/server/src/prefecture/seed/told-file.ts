import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seedFolder } from '../../catalogue/seed-table.ts'

/** A file of the zone's seeds: facts as `name: value`, then sections of lines below `text:` and `draw:`. */
export interface ToldFile {
  slug: string
  /** The first fact of a name; empty where there is none. */
  fact: (name: string) => string
  facts: (name: string) => string[]
  text: string[]
  draw: string[]
}

/** The files of a folder of the zone's seeds, by their names. */
export function readToldFiles(folder: string): ToldFile[] {
  const path = join(seedFolder, 'zone', folder)
  const names = readdirSync(path).toSorted()
  return names.map((name) => readTold(name.replace('.txt', ''), readFileSync(join(path, name), 'utf8').split(/\r?\n/)))
}

function readTold(slug: string, lines: readonly string[]): ToldFile {
  const facts: [name: string, value: string][] = []
  const sections = { text: [] as string[], draw: [] as string[] }
  let open: 'draw' | 'text' | undefined
  for (const line of lines) {
    const { name = '', value = '' } = /^(?<name>[a-z]+):\s*(?<value>.*)$/.exec(line)?.groups ?? {}
    if (name === 'text' || name === 'draw') open = name
    else if (name !== '') facts.push([name, value.trim()])
    else if (open && line.trim() !== '') sections[open].push(line)
  }
  const all = (name: string) => facts.flatMap(([each, value]) => (each === name ? [value] : []))
  return { slug, fact: (name) => all(name)[0] ?? '', facts: all, ...sections }
}
