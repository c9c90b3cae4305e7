import { useQuery } from '@tanstack/react-query'
import { favourSet, followSet } from '@xinpu/sdk/mall'
import type { MallGoods, MerchantVO } from '@xinpu/sdk/types'
import { ToggleAction } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { useAct } from '../app/use-act.ts'

interface FavourGoodsProps {
  goods: Pick<MallGoods, 'mallGoodsId' | 'model'> & { isFavour: boolean }
  size?: 'md' | 'sm'
}

/** Keeps goods with what they cost, or lets them go; a visitor logs in first. */
export function FavourGoods({ goods, size = 'md' }: FavourGoodsProps) {
  const call = useCall()
  const act = useAct()
  const { openLogin } = useLogin()
  const { data: who } = useQuery(me(call))
  const { mallGoodsId, model, isFavour } = goods

  async function set(isOn: boolean) {
    if (!who) {
      openLogin({ intent: { kind: 'favourGoods', mallGoodsId } })
      return { isOn: false }
    }
    const answer = await act(favourSet, { mallGoodsId, status: isOn ? 1 : 0 })
    return { isOn: answer.isFavour }
  }

  return <ToggleAction kind="favour" subject={model} isOn={isFavour} set={set} size={size} />
}

/** Follows a shop, or no longer; a visitor logs in first. */
export function FollowShop({ shop: { id, name, isFollow, followCount } }: { shop: MerchantVO }) {
  const call = useCall()
  const act = useAct()
  const { openLogin } = useLogin()
  const { data: who } = useQuery(me(call))

  async function set(isOn: boolean) {
    if (!who) {
      openLogin({ intent: { kind: 'followShop', merchantId: id } })
      return { isOn: false }
    }
    const answer = await act(followSet, { merchantId: id, status: isOn ? 1 : 0 })
    return { isOn: answer.isFollow, count: answer.followCount }
  }

  return <ToggleAction kind="follow" subject={name} isOn={isFollow} count={followCount} set={set} size="sm" />
}
