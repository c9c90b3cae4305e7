import { useQuery } from '@tanstack/react-query'
import { useCall } from '../app/api.ts'
import { PostAnswers } from './PostAnswers.tsx'
import { ownView } from './queries.ts'

/** Who answers a post that has just been posted. */
export function PostedMatches({ id }: { id: number }) {
  const { data: post } = useQuery(ownView(useCall(), id))
  return post ? <PostAnswers post={post} /> : null
}
