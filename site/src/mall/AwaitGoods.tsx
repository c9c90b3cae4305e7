import { useQuery } from '@tanstack/react-query'
import { arrivalSet } from '@xinpu/sdk/mall'
import type { MallGoods } from '@xinpu/sdk/types'
import { ToggleAction } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { useAct } from '../app/use-act.ts'

interface AwaitGoodsProps {
  goods: Pick<MallGoods, 'mallGoodsId' | 'model'>
  /** Pieces that are wanted. */
  quantity: number
  /** Whether so many are waited for already. */
  isAsked: boolean
  size?: 'md' | 'sm'
  /** The bell alone, where there is no room for words. */
  shape?: 'icon' | 'text'
}

/** 到货通知: waits for pieces of goods, or no longer; a visitor logs in first. */
export function AwaitGoods({
  goods: { mallGoodsId, model },
  quantity,
  isAsked,
  size = 'sm',
  shape = 'text',
}: AwaitGoodsProps) {
  const act = useAct()
  const { openLogin } = useLogin()
  const { data: who } = useQuery(me(useCall()))

  async function set(isOn: boolean) {
    if (!who) {
      openLogin({ intent: { kind: 'awaitGoods', mallGoodsId, quantity } })
      return { isOn: false }
    }
    return { isOn: (await act(arrivalSet, { mallGoodsId, quantity, status: isOn ? 1 : 0 })).isAsked }
  }

  return (
    <ToggleAction
      kind="arrival"
      subject={model}
      isOn={isAsked}
      set={set}
      size={size}
      shape={shape}
      failureOf={(error) => (error instanceof Error ? error.message : '没有登记成功，请再试一次')}
    />
  )
}
