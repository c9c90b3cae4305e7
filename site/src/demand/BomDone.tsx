import { Button, LinkButton, ResultPanel } from '@xinpu/ui/primitives'
import { centerHref } from '../account/places.ts'
import type { Submitted } from './use-bom-submit.ts'

/** A list was handed over: where each part of it is found again. */
export function BomDone({
  outcome: { bomId, posted, cart, review },
  onOpen,
  onAgain,
}: {
  outcome: Submitted
  /** Goes on with the list that was saved. */
  onOpen: (bomId: number) => void
  onAgain: () => void
}) {
  return (
    <ResultPanel
      title={posted > 0 ? `已发布 ${posted} 条求购` : '清单已保存'}
      focus="comes"
      facts={[
        { label: '求购', value: `${posted} 条` },
        { label: '购物车草稿', value: `${cart} 行` },
        { label: '待核对', value: `${review} 行` },
      ]}
      actions={
        <>
          {posted > 0 && (
            <LinkButton tone="primary" href={centerHref({ type: 15 })}>
              看我的求购
            </LinkButton>
          )}
          <Button onPress={() => onOpen(bomId)}>打开保存的清单</Button>
          <Button tone="quiet" onPress={onAgain}>
            再配一份
          </Button>
        </>
      }
    >
      {cart > 0 && `购物车草稿 ${cart} 行留在清单里，商城开放后可直接下单。`}
      {review > 0 && `待核对 ${review} 行已保存，不会丢。`}
    </ResultPanel>
  )
}
