import { articleRules, faultsIn } from '@xinpu/sdk/rules'
import type { MyArticleDetail } from '@xinpu/sdk/types'
import type { FieldFault } from '../../primitives/Form/Form.tsx'

/** What stands in the editor. */
export interface ArticleValues {
  title: string
  summary: string
  /** HTML. */
  content: string
  imgUrl: string
  categoryId: number | null
  keywords: readonly string[]
  series: string
  source: string
  sourceUrl: string
  /** ISO 8601; null for as soon as the review passed it. */
  publishAt: string | null
}

/** Before anything is written. */
export const blankArticle: ArticleValues = {
  title: '',
  summary: '',
  content: '',
  imgUrl: '',
  categoryId: null,
  keywords: [],
  series: '',
  source: '',
  sourceUrl: '',
  publishAt: null,
}

/** What the server has of an article, as the editor takes it. */
export const articleValuesOf = (article: MyArticleDetail): ArticleValues => ({
  title: article.title,
  summary: article.summary ?? '',
  content: article.content,
  imgUrl: article.imgUrl,
  categoryId: article.categoryId ?? null,
  keywords: article.keywords,
  series: article.seriesName,
  source: article.source,
  sourceUrl: article.sourceUrl,
  publishAt: article.publishAt ?? null,
})

/** What is sent of it: what is empty is left out. */
export const sentOf = (values: ArticleValues) => ({
  title: values.title.trim(),
  content: values.content,
  keywords: [...values.keywords],
  ...(values.summary.trim() && { summary: values.summary.trim() }),
  ...(values.imgUrl && { imgUrl: values.imgUrl }),
  ...(values.categoryId !== null && { categoryId: values.categoryId }),
  ...(values.series.trim() && { series: values.series.trim() }),
  ...(values.source.trim() && { source: values.source.trim() }),
  ...(values.sourceUrl.trim() && { sourceUrl: values.sourceUrl.trim() }),
  ...(values.publishAt && { publishAt: values.publishAt }),
})

const isText = (value: unknown): boolean => typeof value === 'string'

/** Whether something was written by this editor: what another version of the site kept is not taken. */
export function isArticleValues(value: unknown): value is ArticleValues {
  if (typeof value !== 'object' || value === null) return false
  const { categoryId, keywords, publishAt, ...texts } = value as Record<string, unknown>
  return (
    Object.keys(blankArticle).every((name) => name in value) &&
    (categoryId === null || typeof categoryId === 'number') &&
    (publishAt === null || isText(publishAt)) &&
    Array.isArray(keywords) &&
    keywords.every(isText) &&
    Object.values(texts).every(isText)
  )
}

/** Whether both say the same. */
export const isSameArticle = (one: ArticleValues, other: ArticleValues): boolean =>
  JSON.stringify(sentOf(one)) === JSON.stringify(sentOf(other))

/** Whether there is something to keep. */
export const isBlankArticle = (values: ArticleValues): boolean => isSameArticle(values, blankArticle)

/** What readers would miss, and what the server would refuse. */
export const articleFaults = (values: ArticleValues): FieldFault[] => [
  ...(values.title.trim() ? [] : [{ field: 'title', message: '请填写标题' }]),
  ...(values.content ? [] : [{ field: 'content', message: '请写正文' }]),
  ...(values.categoryId === null ? [{ field: 'categoryId', message: '请选择频道' }] : []),
  ...faultsIn(articleRules, ruledOf(values)),
]

/** The cover has a field of its own that tells what is wrong with it. */
function ruledOf(values: ArticleValues) {
  const { imgUrl: _, ...sent } = sentOf(values)
  return { ...unsent, ...sent }
}

const unsent = {
  categoryId: undefined,
  summary: undefined,
  source: undefined,
  sourceUrl: undefined,
  series: undefined,
  publishAt: undefined,
}
