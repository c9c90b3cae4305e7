import { modelIn, written } from '../../packages/server/test/full-news.ts'
import { httpTable, measureHttp, tellHttp, type HttpCost } from './http-costs.ts'

/** Milliseconds that a p95 may take. */
const limit = 30

/** Measures filled news. */
export const measureArticles = (articles: number, url: string): Promise<HttpCost[]> =>
  measureHttp(url, searches(articles))

/** What people type, of articles from all over the news. */
function searches(articles: number): Record<string, string[]> {
  const some = Array.from({ length: 160 }, (_, at) => Math.floor((at * articles) / 160))
  const asked = (words: readonly string[], more = '') =>
    words.map((word) => `/api/news/v2/search?pageSize=20${more}&keywords=${encodeURIComponent(word)}`)
  const told = some.map(written)
  return {
    'a part number': asked(some.map(modelIn)),
    'the head of a part number': asked(some.map((at) => modelIn(at).slice(0, 5))),
    'a word that a third of all say': asked(['有效容量', '相位裕量', '热阻', '输入电容']),
    'a subject and a matter': asked(told.map(({ keywords }) => keywords.join(' '))),
    'a word of the title and one of the text': asked(told.map(({ keywords }) => `${keywords[0]} 有效容量`)),
    'the same, the newest first': asked(
      told.map(({ keywords }) => keywords.join(' ')),
      '&sort=newest',
    ),
    'of the last 30 days': asked(
      told.map(({ keywords }) => keywords[0] ?? ''),
      '&days=30',
    ),
    'the fifth page': asked(
      told.map(({ keywords }) => keywords[1] ?? ''),
      '&pageIndex=5',
    ),
    'nothing that is there': asked(told.map(({ title }) => `${title.slice(0, 3)} 没有人写过的词`)),
  }
}

/** What was measured, as Markdown. */
export const articleTable = (costs: readonly HttpCost[], articles: number): string =>
  httpTable(costs, { of: `${articles.toLocaleString('en')} articles`, limit })

/** Prints p95 beside its limit, and notes what is over it. */
export const tellArticles = (costs: readonly HttpCost[]): void => tellHttp('Article search', costs, limit)
