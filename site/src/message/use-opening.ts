import { useNavigate } from '@tanstack/react-router'
import { sessionOpen } from '@xinpu/sdk/message'
import { useEffect, useRef, useState } from 'react'
import { useAct } from '../app/use-act.ts'
import type { ImParams } from './im-params.ts'
import { imPlace } from './places.ts'

/** Opens the talk that an address asks for by its person or company, and goes there; undefined where it asks for none. */
export function useOpening({ peer, enterprise, shop, topic, topicId, card, cardId }: ImParams) {
  const act = useAct()
  const navigate = useNavigate()
  const asked = useRef<string>(undefined)
  const [failure, setFailure] = useState<string>()
  const isAsking = (peer ?? enterprise ?? shop) !== undefined
  const wish = isAsking ? `${peer} ${enterprise} ${shop} ${topicId} ${cardId}` : undefined

  useEffect(() => {
    if (wish === undefined || asked.current === wish) return
    asked.current = wish
    const whom = {
      ...(peer !== undefined && { peerId: peer }),
      ...(enterprise !== undefined && { enterpriseId: enterprise }),
      ...(shop !== undefined && { merchantId: shop }),
    }
    const about = topic && topicId !== undefined ? { topic, topicId } : {}
    const go = ({ id }: { id: number }) =>
      navigate({ ...imPlace({ session: id, ...(card && cardId !== undefined && { card, cardId }) }), replace: true })
    act(sessionOpen, { ...whom, ...about }, go).catch((error: unknown) =>
      setFailure(error instanceof Error ? error.message : '没有打开，请再试一次'),
    )
  }, [wish, peer, enterprise, shop, topic, topicId, card, cardId, act, navigate])

  return wish === undefined ? undefined : { failure }
}
