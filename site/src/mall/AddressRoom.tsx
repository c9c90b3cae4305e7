import { useQuery } from '@tanstack/react-query'
import { addressRemove, addressSetDefault } from '@xinpu/sdk/mall'
import type { AddressType, DeliveryAddress } from '@xinpu/sdk/types'
import { AddressCards } from '@xinpu/ui/mall'
import { ConfirmDialog, LinkTabs, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { oneIn } from '../account/center-search.ts'
import type { RoomProps } from '../account/CenterPage.tsx'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { AddressContainer } from './AddressContainer.tsx'
import { addressPlace } from './places.ts'
import { mostKept, myAddresses } from './queries.ts'
import { useRegions } from './regions.ts'

/** R049: where the person's goods go, on the mainland and, for goods in dollars, in Hong Kong. */
export function AddressRoom({ search }: RoomProps) {
  const call = useCall()
  const type = oneIn(['CN', 'HK'], search.kind)
  const found = useQuery(myAddresses(call))
  const all = found.data ?? []
  const shown = shownOf(found)
  const { edited, setEdited, open } = useEdited(type)
  const [removed, setRemoved] = useState<DeliveryAddress>()
  const makeDefault = useMakeDefault()

  return (
    <>
      <Kinds all={all} current={type} />
      <AddressCards
        addresses={Array.isArray(shown) ? shown.filter((address) => address.type === type) : shown}
        onAdd={() => void open('new')}
        onEdit={(address) => void open(address)}
        onDefault={makeDefault}
        onRemove={setRemoved}
        cannotAdd={all.length >= mostKept ? `已存满 ${mostKept} 个，请先删除不用的` : undefined}
      />
      {edited && (
        <AddressContainer edited={edited} type={type} count={all.length} onClose={() => setEdited(undefined)} />
      )}
      {removed && <Removing address={removed} onClose={() => setRemoved(undefined)} />}
    </>
  )
}

/** The dialog opens once there are provinces to choose from. */
function useEdited(type: AddressType) {
  const { ready } = useRegions(type)
  const [edited, setEdited] = useState<DeliveryAddress | 'new'>()
  const open = (address: DeliveryAddress | 'new') =>
    ready().then(
      () => setEdited(address),
      () => toast.error('地区没有加载成功，请再试一次'),
    )
  return { edited, setEdited, open }
}

function useMakeDefault() {
  const act = useAct()
  return ({ id, name }: DeliveryAddress) =>
    void act(addressSetDefault, { id }, () => toast.success(`${name} 是默认地址`)).catch((error: unknown) =>
      toast.error(error instanceof Error ? error.message : '没有成功，请再试一次'),
    )
}

function Kinds({ all, current }: { all: readonly DeliveryAddress[]; current: AddressType }) {
  const place = usePlace()
  const tab = (type: AddressType, label: string) => ({
    id: type,
    label,
    count: all.filter((address) => address.type === type).length,
    href: place(addressPlace(type === 'CN' ? {} : { type })),
  })
  return <LinkTabs label="地址类型" current={current} items={[tab('CN', '中国内地'), tab('HK', '中国香港')]} />
}

function Removing({ address, onClose }: { address: DeliveryAddress; onClose: () => void }) {
  const act = useAct()
  return (
    <ConfirmDialog
      title={`删除收货地址 ${address.name}`}
      verb="删除收货地址"
      isOpen
      onOpenChange={onClose}
      confirm={() => act(addressRemove, { id: address.id }, () => toast.success('已删除'))}
    >
      {address.isDefault ? '它是默认地址，删除后最近新增的一个会成为默认。' : ''}已经下的订单不受影响；删除后不能恢复。
    </ConfirmDialog>
  )
}
