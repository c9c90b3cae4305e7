import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes .br and .gz beside every script of the build, so that the server compresses nothing twice. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle({ dir }) {
    if (this.environment.name !== 'client' || !dir) return
    const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    for (const name of names.filter((file) => /\.(?:js|css|svg)$/.test(file))) {
      const bytes = readFileSync(join(dir, name))
      writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }))
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes))
    }
  },
})
