import { useQuery } from '@tanstack/react-query'
import { mineRenew } from '@xinpu/sdk/demand'
import { RenewBar } from '@xinpu/ui/demand'
import { toast } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'
import { endingPosts } from './queries.ts'

/** Own posts that end soon, with one act for all of them. */
export function Renewal() {
  const call = useCall()
  const act = useAct()
  const { data } = useQuery(endingPosts(call))
  if (!data) return null
  return (
    <RenewBar
      {...data}
      onRenew={(ids) => act(mineRenew, { ids, validDays: 30 }, () => toast.success(`已续期 ${ids.length} 条，30 天`))}
    />
  )
}
