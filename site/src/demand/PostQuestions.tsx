import { useQuery } from '@tanstack/react-query'
import { messageAdd, messageRemove } from '@xinpu/sdk/demand'
import type { PublicDemand } from '@xinpu/sdk/types'
import { DemandMessages } from '@xinpu/ui/demand'
import { Section } from '@xinpu/ui/primitives'
import { useEffect } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { questionPageSize, questionsUnder } from './queries.ts'
import { questionsId, questionsPlace } from './questions-place.ts'

interface PostQuestionsProps {
  post: PublicDemand
  /** Who reads, if it is known. */
  userId: number | undefined
  page: number
  /** Whether the reader came for them. */
  isWanted: boolean
}

/** What is asked under a post, a page of it, and a field to ask. */
export function PostQuestions({ post, userId, page, isWanted }: PostQuestionsProps) {
  const call = useCall()
  const act = useAct()
  const place = usePlace()
  const visit = useVisit()
  const { openLogin } = useLogin()
  const questions = useQuery(questionsUnder(call, post.id, page))
  useComingInSight(isWanted)

  async function send(content: string, parentId?: number) {
    if (userId === undefined) {
      openLogin()
      throw new Error('登录后可以留言，文字已保留')
    }
    await act(messageAdd, { demandId: post.id, content, ...(parentId !== undefined && { parentId }) })
  }

  return (
    <Section title="公开留言" meta={post.messageCount}>
      <DemandMessages
        anchor={questionsId}
        messages={shownOf(questions)}
        now={new Date(visit.now)}
        paging={{ page, pageSize: questionPageSize, hrefFor: (other) => place(questionsPlace(post.id, other)) }}
        {...(userId !== undefined && { userId })}
        isOpen={post.status === 'open'}
        send={send}
        remove={(id) => act(messageRemove, { id })}
      />
    </Section>
  )
}

/** Brings the questions in sight where an address names them, once the page stands where it was led to. */
function useComingInSight(isWanted: boolean) {
  useEffect(() => {
    // An address with a place of its own, as of one message, leads there.
    if (!isWanted || location.hash) return
    const soon = requestAnimationFrame(() => document.getElementById(questionsId)?.scrollIntoView())
    return () => cancelAnimationFrame(soon)
  }, [isWanted])
}
