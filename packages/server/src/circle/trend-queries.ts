import type { ChipModel } from '@xinpu/contract/datasheet/part'
import type { trend } from '@xinpu/contract/circle'
import { sql } from 'kysely'
import { presentPerson } from '../account/person.ts'
import { isLikedIn } from '../article/like-queries.ts'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'

/** The number of posts among the kinds of comments. */
export const trendType = 5

/** The page of a post. */
export const trendPath = (id: number): string => `/circle/circleContent/${id}`

/** Posts with who wrote them, their circle, their parts and the answer that was accepted. */
export const trends = (db: Db, accountId: number | undefined) =>
  db
    .selectFrom('trend')
    .innerJoin('circle', 'circle.id', 'trend.circle_id')
    .innerJoin('account', 'account.id', 'trend.account_id')
    .leftJoin('comment', 'comment.id', 'trend.answer_id')
    .leftJoin('account as answerer', 'answerer.id', 'comment.account_id')
    .select(['trend.id', 'trend.circle_id', 'trend.account_id', 'trend.kind', 'trend.title', 'trend.content'])
    .select(['trend.shown', 'trend.input', 'trend.output', 'trend.load', 'trend.tried', 'trend.images'])
    .select(['trend.status', 'trend.remove_reason', 'trend.answer_id', 'trend.created_at'])
    .select(['trend.like_count', 'trend.comment_count', 'trend.view_count'])
    .select(['circle.name as circle_name', 'account.avatar', 'account.nick_name'])
    .select(['comment.content as answer', 'answerer.id as answerer_id'])
    .select(['answerer.avatar as answerer_avatar', 'answerer.nick_name as answerer_name'])
    .select(
      sql<number[]>`array(select part_id from trend_part where trend_id = trend.id order by place)`.as('part_ids'),
    )
    .select(isLikedIn(accountId, 'trends', 'trend.id').as('is_liked'))

export type TrendRow = Awaited<ReturnType<ReturnType<typeof trends>['executeTakeFirstOrThrow']>>

type Reading = Pick<Context, 'parts'> & { user: { id: number } | null }

/** Characters of a text that a list shows. */
const mostListed = 600

/** Posts as lists show them. The parts of all are read at once. */
export async function presentTrends({ parts, user }: Reading, rows: readonly TrendRow[]): Promise<trend.TrendsVO[]> {
  const read = await parts([...new Set(rows.flatMap(({ part_ids }) => part_ids))])
  return rows.map((row) => ({
    ...presentTrend(row, read, user?.id),
    content: folded(row.content),
    shown: '',
  }))
}

/** Without the marks of code and empty lines, as far as a list shows it. */
function folded(content: string): string {
  const text = content.replaceAll(/^```.*$/gm, '').replaceAll(/\n\s*\n/g, '\n')
  return text.length > mostListed ? `${text.slice(0, mostListed)}…` : text
}

/** One post, with its text as it is shown. */
export async function presentWhole({ parts, user }: Reading, row: TrendRow): Promise<trend.TrendsVO> {
  return presentTrend(row, await parts(row.part_ids), user?.id)
}

function presentTrend(
  row: TrendRow,
  parts: ReadonlyMap<number, ChipModel>,
  accountId: number | undefined,
): trend.TrendsVO {
  const isMine = row.account_id === accountId
  return {
    id: row.id,
    groupId: row.circle_id,
    groupName: row.circle_name,
    user: presentPerson({ id: row.account_id, avatar: row.avatar, nickName: row.nick_name }),
    kind: row.kind,
    ...(row.title && { title: row.title }),
    content: row.content,
    shown: row.shown,
    facts: { input: row.input, output: row.output, load: row.load, tried: row.tried },
    ...answerOf(row),
    images: row.images,
    parts: row.part_ids.flatMap((id) => partOf(parts.get(id))),
    likeCount: row.like_count,
    commentCount: row.comment_count,
    viewCount: row.view_count,
    isLike: Boolean(row.is_liked),
    isMine,
    status: row.status === 'deleted' ? 'removed' : row.status,
    ...(isMine && row.remove_reason && { removeReason: row.remove_reason }),
    createTime: row.created_at.toISOString(),
  }
}

const answerOf = ({ answer_id, answer, answerer_id, answerer_avatar, answerer_name }: TrendRow) =>
  answer_id !== null && answerer_id !== null
    ? {
        answer: {
          id: answer_id,
          user: presentPerson({ id: answerer_id, avatar: answerer_avatar, nickName: answerer_name }),
          content: answer ?? '',
        },
      }
    : {}

function partOf(part: ChipModel | undefined): trend.TrendPart[] {
  if (!part) return []
  const { id, model, brandId, brandName, package: casing, description, lifecycle } = part
  return [{ id, model, brandId, brandName, package: casing, description, lifecycle }]
}
