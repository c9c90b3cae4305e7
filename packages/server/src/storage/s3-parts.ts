import { rm } from 'node:fs/promises'
import type { PartStore } from './file-store.ts'
import type { Bucket, Found } from './s3-bucket.ts'
import { streamOf } from './s3-stream.ts'

const folderOf = (id: string) => `parts/${id}/`
const keyOf = (id: string, number: number) => `${folderOf(id)}${number}`

/** Parts as objects of their own beside the files: whichever server finishes an upload has all of them. */
export const s3Parts = (bucket: () => Promise<Bucket>): PartStore => ({
  async keep(draft, id, number) {
    try {
      await (await bucket()).send(keyOf(id, number), draft)
    } finally {
      await rm(draft, { force: true })
    }
  },
  read: (id, number) => streamOf(bucket, keyOf(id, number)),
  async drop(id) {
    for await (const page of (await bucket()).list(folderOf(id)))
      await (await bucket()).removeAll(page.map(({ key }) => key))
  },
  async uploads() {
    const last = new Map<string, Date>()
    for await (const page of (await bucket()).list('parts/')) page.forEach(noteIn(last))
    return [...last].map(([id, at]) => ({ id, at }))
  },
})

const noteIn =
  (last: Map<string, Date>) =>
  ({ key, at }: Found) => {
    const id = key.split('/')[1] ?? ''
    const before = last.get(id)
    if (!before || before < at) last.set(id, at)
  }
