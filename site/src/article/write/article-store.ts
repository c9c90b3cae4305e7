import { myArticleAdd, myArticleDetail, myArticleUpdate } from '@xinpu/sdk/article'
import type { Client } from '@xinpu/sdk'
import type { Mention, MyArticleDetail } from '@xinpu/sdk/types'
import { articleValuesOf, isBlankArticle, sentOf, type ArticleValues } from '@xinpu/ui/article'
import type { Act } from '../../app/use-act.ts'

/** What an answer to a saving tells: the number, what the next saving starts from, and words that the catalogue knows. */
export interface Stored<Version> {
  id: number
  version: Version
  mentions: readonly Mention[]
}

/** What a text goes on from, and where it goes. */
export interface Sent<Version> {
  /** Undefined for one that the server does not have yet. */
  id: number | undefined
  version: Version
  status: 'DRAFT' | 'PENDING'
}

/** Where texts of one kind are kept by the server, and how each tells that another window changed it. */
export interface TextStore<Text, Version extends number | string> {
  /** The version of what the server does not have: smaller than any other. */
  none: Version
  /** The name of the draft on this device. */
  draftName: (id: number | undefined) => string
  valuesOf: (text: Text) => ArticleValues
  versionOf: (text: Text) => Version
  /** Whether there is nothing yet that the server would take. */
  isBlank: (values: ArticleValues) => boolean
  read: (id: number) => Promise<Text>
  /** Refuses with 409 where another window saved since. */
  send: (values: ArticleValues, at: Sent<Version>) => Promise<Stored<Version>>
}

/** The name of the draft on this device. */
export const draftName = (id: number | undefined): string => (id === undefined ? 'article' : `article ${id}`)

/** A person's articles, which are handed in once they are written. */
export const articleStore = (call: Client, act: Act): TextStore<MyArticleDetail, number> => ({
  none: 0,
  draftName,
  valuesOf: articleValuesOf,
  versionOf: ({ version }) => version,
  isBlank: isBlankArticle,
  read: (id) => call(myArticleDetail, { id }),
  send(values, { id, version, status }) {
    const told = { ...sentOf(values), status }
    if (id === undefined) return act(myArticleAdd, told)
    return act(myArticleUpdate, { ...told, id, ...(version > 0 && { version }) })
  },
})

/** What the text that was saved last names, as far as it is known before the first saving. */
export const mentionsOf = (article: MyArticleDetail | undefined): Mention[] =>
  article?.parts.map(({ id, model }) => ({ word: model.toUpperCase(), modelId: id, count: 1 })) ?? []
