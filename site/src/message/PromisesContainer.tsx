import { useQuery } from '@tanstack/react-query'
import { promiseRemove, promiseSettle } from '@xinpu/sdk/message'
import type { ImSession } from '@xinpu/sdk/types'
import { ImPromises } from '@xinpu/ui/message'
import { toast } from '@xinpu/ui/primitives'
import { useCall, useVisit } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { imPlace } from './places.ts'
import { promisesIn } from './queries.ts'

/** What was promised in a talk. */
export function PromisesContainer({ session }: { session: ImSession }) {
  const act = useAct()
  const place = usePlace()
  const visit = useVisit()
  const { data: promises } = useQuery(promisesIn(useCall(), session.id))
  const fail = (error: unknown) => void toast.error(error instanceof Error ? error.message : '没有成功，请再试一次')
  if (!promises) return null

  return (
    <ImPromises
      promises={promises}
      hrefOf={({ id }) => place(imPlace({ session: session.id, line: id }))}
      onSettle={({ id }, isKept) => void act(promiseSettle, { id, status: isKept ? 1 : 0 }).catch(fail)}
      onRemove={({ id }) => void act(promiseRemove, { id }).catch(fail)}
      now={new Date(visit.now)}
    />
  )
}
