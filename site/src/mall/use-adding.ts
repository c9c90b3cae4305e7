import type { MallGoods } from '@xinpu/sdk/types'
import { useLogin } from '../account/LoginContainer.tsx'
import { useBuying } from './use-buying.ts'

/** Adds to the cart, after a login where one is due; ends when it is there or refused. */
export function useAdding() {
  const { gated } = useLogin()
  const { add } = useBuying()
  return ({ mallGoodsId }: Pick<MallGoods, 'mallGoodsId'>, quantity: number) =>
    gated({ kind: 'addToCart', mallGoodsId, quantity }, () => add(mallGoodsId, quantity))
}
