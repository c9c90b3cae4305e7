import { blankArticle, isArticleValues, isSameArticle, type ArticleValues } from '@xinpu/ui/article'
import { draftOf } from '../../account/drafts.ts'
import type { TextStore } from './article-store.ts'

/** What is kept on this device of a text that is being written. */
export interface KeptText<Version> {
  values: ArticleValues
  /** The version of the server's that it goes on from. */
  version: Version
}

/** What an editor begins with. */
export interface Beginning<Text, Version> {
  values: ArticleValues
  /** What the server has. */
  saved: ArticleValues
  version: Version
  article?: Text
  /** A draft of this device that says something else than the server. */
  restored?: { savedAt: string; isOvertaken: boolean }
}

function isKept<Version>(value: unknown, like: Version): value is KeptText<Version> {
  if (typeof value !== 'object' || value === null || !('values' in value) || !('version' in value)) return false
  return isArticleValues(value.values) && typeof value.version === typeof like
}

/** What the server has, and what this device has beyond it. What was typed here goes before what is there. */
export async function beginWriting<Text, Version extends number | string>(
  store: TextStore<Text, Version>,
  id: number | undefined,
): Promise<Beginning<Text, Version>> {
  const article = id === undefined ? undefined : await store.read(id)
  const saved = article ? store.valuesOf(article) : blankArticle
  const version = article ? store.versionOf(article) : store.none
  const draft = await draftOf(store.draftName(id))
  const kept = draft && isKept(draft.value, store.none) ? draft.value : undefined
  const known = { saved, version, ...(article && { article }) }
  if (!kept || !draft || isSameArticle(kept.values, saved)) return { ...known, values: saved }
  const restored = { savedAt: draft.savedAt, isOvertaken: kept.version < version }
  return { ...known, values: kept.values, version: kept.version, restored }
}
