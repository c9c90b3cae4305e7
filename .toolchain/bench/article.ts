import { openDatabase } from '../../packages/server/src/core/database.ts'
import { fillNews } from '../../packages/server/test/full-news.ts'
import { startPostgres } from '../postgres.ts'
import { articleTable, measureArticles, tellArticles } from './article-measure.ts'
import { writeSection } from './search-page.ts'

/** The search among so many articles made by rule; with `isKept` the page of the docs is written too. */
export async function benchArticle(articles: number, isKept: boolean): Promise<void> {
  const postgres = startPostgres()
  if (!postgres) return console.log('\n   PostgreSQL cannot be started here.')
  try {
    const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
    await fillNews(database.db, articles, new Date())
    await database.close()
    const costs = await measureArticles(articles, postgres.url)
    const text = articleTable(costs, articles)
    console.log(`\n${text}`)
    tellArticles(costs)
    if (isKept) await writeSection('article', text, 'article-bench.md')
  } finally {
    postgres.stop()
  }
}
