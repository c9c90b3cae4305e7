import type { article } from '@xinpu/contract/disk'
import type { OutputOf } from '@xinpu/contract/endpoint'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

type DiskArticleBrief = OutputOf<typeof article.list>['data'][number]

interface Asked {
  /** Null is the root; absent, every folder. */
  dirId?: number | null
  keywords?: string
}

/** The articles that a person keeps and has not binned, last changed first. */
export const articlesOf = (db: Db, accountId: number, { dirId, keywords = '' }: Asked = {}) =>
  db
    .selectFrom('disk_file')
    .innerJoin('disk_article', 'disk_article.id', 'disk_file.id')
    .leftJoin('disk_folder', 'disk_folder.id', 'folder_id')
    .leftJoin('article as source', (join) =>
      join.onRef('source.id', '=', 'source_article_id').on('source.status', '=', 'PUBLISHED'),
    )
    .select(['disk_file.id', 'disk_file.name', 'folder_id', 'disk_folder.name as folder_name', 'bytes', 'content'])
    .select(['disk_article.summary', 'source_article_id', 'source_author', 'disk_article.source_url'])
    .select(['source.id as source_id', 'disk_file.created_at', 'disk_file.updated_at'])
    .where('disk_file.account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .$if(dirId !== undefined, (files) => files.where(sql<boolean>`folder_id is not distinct from ${dirId}::int`))
    .$if(keywords !== '', (files) =>
      files.where(sql<boolean>`strpos(lower(disk_file.name || ' ' || content), lower(${keywords})) > 0`),
    )
    .orderBy('disk_file.updated_at', 'desc')
    .orderBy('disk_file.id', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof articlesOf>['execute']>>[number]

export const presentBrief = (row: Row): DiskArticleBrief => ({
  id: row.id,
  title: row.name ?? '',
  summary: row.summary,
  dirId: row.folder_id,
  dirName: row.folder_name ?? '',
  ...(row.source_article_id !== null && { sourceArticleId: row.source_article_id }),
  ...(row.source_author !== null && { sourceAuthor: row.source_author }),
  ...(row.source_url !== null && { sourceUrl: row.source_url }),
  sourceGone: row.source_article_id !== null && row.source_id === null,
  createTime: row.created_at.toISOString(),
  updateTime: row.updated_at.toISOString(),
})

/** The beginning of a text without its marks. */
export const summaryOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120)
    .toWellFormed()
