import type { Client } from '@xinpu/sdk'
import { articleAdd, articleDetail, articleUpdate } from '@xinpu/sdk/disk'
import type { DiskArticle } from '@xinpu/sdk/types'
import { blankArticle } from '@xinpu/ui/article'
import type { Act } from '../app/use-act.ts'
import type { Sent, TextStore } from '../article/write/article-store.ts'

/** What a note is called whose writer named it nothing. */
const unnamed = '未命名笔记'

/** The name of the draft on this device. */
export const noteDraft = (id: number | undefined): string => (id === undefined ? 'note' : `note ${id}`)

export const noteValuesOf = ({ title, content }: DiskArticle) => ({ ...blankArticle, title, content })

/** Notes on the disk: what a saving starts from is the moment of the one before. */
export const noteStore = (call: Client, act: Act, dirId: number | undefined): TextStore<DiskArticle, string> => ({
  none: '',
  draftName: noteDraft,
  valuesOf: noteValuesOf,
  versionOf: ({ updateTime }) => updateTime,
  isBlank: ({ content }) => !content,
  read: (id) => call(articleDetail, { id }),
  async send({ title, content }, at) {
    const told = { title: title.trim() || unnamed, content }
    const { id, updateTime } = await sent(act, told, { ...at, dirId })
    return { id, version: updateTime, mentions: [] }
  },
})

interface Told {
  title: string
  content: string
}

function sent(act: Act, told: Told, { id, version, dirId }: Sent<string> & { dirId: number | undefined }) {
  if (id === undefined) return act(articleAdd, { ...told, ...(dirId !== undefined && { dirId }) })
  return act(articleUpdate, { ...told, id, ...(version && { baseTime: version }) })
}
