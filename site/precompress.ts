import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { gzipAsync } from '@gfx/zopfli'
import type { Plugin } from 'vite'

/** Scripts that most pages ask for. zopfli looks for the shortest gzip, which takes a second for 50 kB. */
const asked = /(?:vendor|index|frame|search|page|icons)-[^/]*\.js$/

/** Writes .br and .gz beside every script of the build, so that the server compresses nothing twice. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir }) {
    if (this.environment.name !== 'client' || !dir) return
    const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    for (const name of names.filter((file) => /\.(?:js|css|svg)$/.test(file))) await packBeside(join(dir, name))
  },
})

/** Writes .br and .gz beside a file. */
export async function packBeside(path: string) {
  const bytes = readFileSync(path)
  writeFileSync(`${path}.gz`, await gzipOf(path, bytes))
  writeFileSync(`${path}.br`, brotliCompressSync(bytes))
}

const gzipOf = (path: string, bytes: Buffer) =>
  asked.test(path) ? gzipAsync(bytes, { numiterations: 15 }) : gzipSync(bytes, { level: 9 })
