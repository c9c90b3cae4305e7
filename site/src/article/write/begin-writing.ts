import type { Client } from '@xinpu/sdk'
import { myArticleDetail } from '@xinpu/sdk/article'
import type { MyArticleDetail } from '@xinpu/sdk/types'
import { articleValuesOf, blankArticle, isArticleValues, isSameArticle, type ArticleValues } from '@xinpu/ui/article'
import { draftOf } from '../../account/drafts.ts'

/** What is kept on this device of an article that is being written. */
export interface KeptArticle {
  values: ArticleValues
  /** The version of the server's that it goes on from; 0 for none. */
  version: number
}

/** What an editor begins with. */
export interface Beginning {
  values: ArticleValues
  /** What the server has. */
  saved: ArticleValues
  version: number
  article?: MyArticleDetail
  /** A draft of this device that says something else than the server. */
  restored?: { savedAt: string; isOvertaken: boolean }
}

/** The name of the draft on this device. */
export const draftName = (id: number | undefined): string => (id === undefined ? 'article' : `article ${id}`)

function isKept(value: unknown): value is KeptArticle {
  if (typeof value !== 'object' || value === null || !('values' in value) || !('version' in value)) return false
  return isArticleValues(value.values) && typeof value.version === 'number'
}

/** What the server has, and what this device has beyond it. What was typed here goes before what is there. */
export async function beginWriting(call: Client, id: number | undefined): Promise<Beginning> {
  const article = id === undefined ? undefined : await call(myArticleDetail, { id })
  const saved = article ? articleValuesOf(article) : blankArticle
  const version = article?.version ?? 0
  const draft = await draftOf(draftName(id))
  const kept = draft && isKept(draft.value) ? draft.value : undefined
  const known = { saved, version, ...(article && { article }) }
  if (!kept || !draft || isSameArticle(kept.values, saved)) return { ...known, values: saved }
  const restored = { savedAt: draft.savedAt, isOvertaken: kept.version < version }
  return { ...known, values: kept.values, version: kept.version, restored }
}
