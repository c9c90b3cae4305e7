import { notFound } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import type { TechArticleDetail, TechType } from '@xinpu/sdk/types'
import { orNotFound } from '../app/not-found.ts'
import { tellGone } from '../app/server-visit.ts'
import { commentIn } from '../article/comment-in.ts'
import { commentsOn } from '../article/queries.ts'
import { hotInZone, techList, techNumbered, techSubjects } from './queries.ts'
import type { TechParams } from './zone-params.ts'

interface Means {
  queryClient: QueryClient
  call: Client
}

/** A list with its subjects. */
export const loadTechList = ({ queryClient, call }: Means, type: TechType, search: TechParams) =>
  Promise.all([
    queryClient.ensureQueryData(techList(call, type, search)),
    queryClient.ensureQueryData(techSubjects(call, type)),
    queryClient.prefetchQuery(hotInZone(call, type)),
  ])

const wasTakenDown = ({ status }: TechArticleDetail) => status === 'DISMOUNT' || status === 'DELETEED'

/** An article of the zone with what is said below it; one of another kind is not at this address. */
export async function loadTech(
  { queryClient, call }: Means,
  { id, page, hash }: { id: number; page: number; hash: string },
  types: readonly TechType[],
): Promise<TechArticleDetail & { commentId: number | undefined }> {
  const article = await orNotFound(queryClient.ensureQueryData(techNumbered(call, id)))
  const isHere = types.includes(article.type)
  if (isHere && wasTakenDown(article)) tellGone()
  // oxlint-disable-next-line typescript/only-throw-error -- the router catches it
  if (!isHere || article.status !== 'PUBLISHED') throw notFound()
  const commentId = commentIn(hash)
  await queryClient.prefetchQuery(commentsOn(call, { articleId: id, type: 2, commentId }, page))
  return { ...article, commentId }
}
