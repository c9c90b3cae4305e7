import type { circle, trend } from '@xinpu/contract/circle'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Stamp, Words } from '../core/tables.ts'

/** The tables of circles and of what is posted in them. */
export interface CircleTables {
  circle: {
    id: Generated<number>
    account_id: number | null
    name: string
    plain: string
    img_url: string
    intro: string
    reason: Generated<string>
    status: Generated<circle.CircleStatus>
    reject_reason: Generated<string>
    member_count: Generated<number>
    trend_count: Generated<number>
    question_count: Generated<number>
    solved_count: Generated<number>
    created_at: Stamp
  }
  circle_member: { circle_id: number; account_id: number; created_at: Stamp }
  trend: {
    id: Generated<number>
    circle_id: number
    account_id: number
    kind: trend.TrendKind
    title: string
    content: string
    shown: string
    input: string
    output: string
    load: string
    tried: string
    images: string[]
    status: trend.TrendStatus | 'deleted'
    remove_reason: Generated<string>
    answer_id: Generated<number | null>
    like_count: Generated<number>
    comment_count: Generated<number>
    view_count: Generated<number>
    created_at: Stamp
    heat: GeneratedAlways<number>
  }
  trend_part: { trend_id: number; place: number; part_id: number }
  trend_word: { trend_id: number; words: Words }
  trend_reader: { trend_id: number; reader: string; day: string }
  circle_digest: { week: string }
}
