import { useQuery } from '@tanstack/react-query'
import * as brand from '@xinpu/sdk/brand'
import { query } from '@xinpu/sdk/query'
import { Button, Icon, VisuallyHidden } from '@xinpu/ui/primitives'
import { Bell, BellRing } from 'lucide-react'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { useLogin } from './LoginContainer.tsx'
import { useFollowing } from './use-following.ts'

/** Hears of a brand's new documents, or no longer. */
export function FollowButton({ brandId, name }: { brandId: number; name: string }) {
  const call = useCall()
  const { gated } = useLogin()
  const follow = useFollowing()
  const { data: who } = useQuery(me(call))
  const { data } = useQuery({ ...query(call, brand.detail, { brandId }), enabled: Boolean(who) })
  const isOn = data?.isFollow === true
  const drawing = isOn ? BellRing : Bell

  return (
    <Button
      tone="quiet"
      isPressedOn={isOn}
      onPress={() => gated({ kind: 'follow', brandId }, () => follow(brandId, !isOn))}
    >
      <Icon of={drawing} /> {isOn ? '已关注' : '关注品牌'}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  )
}
