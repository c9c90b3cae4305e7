import type { ArticleStatus, comment, like } from '@xinpu/contract/article'
import type { Currency } from '@xinpu/trade/price'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, Stamp, Words } from '../core/tables.ts'
import type { ArticleDraft } from './article-draft.ts'
import type { Heading } from './shown-text.ts'

/** The tables of articles, of what is said below things, and of what people follow and like. */
export interface ArticleTables {
  follow: {
    account_id: number
    type: 'author' | 'brand' | 'agent' | 'enterprise' | 'company' | 'originalFactory'
    target_id: number
    created_at: Stamp
  }
  article_channel: {
    id: Generated<number>
    name: string
    position: number
    begin_at: Date | null
    end_at: Date | null
  }
  author: {
    id: Generated<number>
    account_id: number
    real_name: Generated<string>
    intro: Generated<string>
    field: Generated<string>
    status: Generated<'pending' | 'passed' | 'rejected'>
    reason: Generated<string>
    created_at: Stamp
  }
  article_series: { id: Generated<number>; account_id: number; name: string }
  article: {
    id: Generated<number>
    account_id: number
    channel_id: number | null
    series_id: number | null
    series_place: number | null
    /** Courses and material stand in the zone, not among the news. */
    zone: 'course' | 'datum' | null
    title: Generated<string>
    summary: Generated<string>
    cover: Generated<string>
    source: Generated<string>
    source_url: Generated<string>
    keywords: Generated<string[]>
    brand_ids: Generated<number[]>
    models: Generated<string[]>
    first_models: Generated<string[]>
    minutes: Generated<number>
    status: Generated<ArticleStatus>
    version: Generated<number>
    read_count: Generated<number>
    like_count: Generated<number>
    comment_count: Generated<number>
    heat: Generated<number>
    attachments: Generated<string[]>
    reason: Generated<string>
    sent: Generated<string>
    publish_at: Generated<Date | null>
    is_passed: Generated<boolean>
    published_at: Date | null
    created_at: Stamp
    updated_at: Stamp
  }
  article_text: { article_id: number; content: string; shown: string; outline: Json<Heading[]> }
  article_revision: {
    article_id: number
    status: 'DRAFT' | 'PENDING'
    reason: Generated<string>
    draft: Json<ArticleDraft>
  }
  article_word: {
    article_id: number
    channel_id: number | null
    published_at: Date
    zone: 'column' | 'course' | 'datum' | null
    title_words: Words
    words: Words
  }
  article_mention: {
    article_id: number
    word: string
    place: number
    part_id: number | null
    part_count: Generated<number>
  }
  article_reader: { article_id: number; reader: string; day: string }
  article_day: { day: string; article_id: number; reads: Generated<number> }
  comment: {
    id: Generated<number>
    kind: comment.CommentType
    target_id: number
    account_id: number
    thread_id: number | null
    to_id: number | null
    content: string
    like_count: Generated<number>
    is_pending: Generated<boolean>
    edited_at: Date | null
    created_at: Stamp
  }
  financial_company: {
    id: Generated<number>
    name: string
    stock_code: Generated<string>
    brand_id: number | null
  }
  financial_report: {
    id: Generated<number>
    company_id: number
    year: number
    quarter: number
    period: GeneratedAlways<number>
    currency: Currency
    published: string | null
    revenue: number | null
    profit: number | null
    gross_margin: number | null
    research: number | null
    inventory_days: number | null
    source: string
    source_url: Generated<string>
    source_page: number | null
  }
  liked: { account_id: number; type: like.LikeTarget; target_id: number; created_at: Stamp }
}
