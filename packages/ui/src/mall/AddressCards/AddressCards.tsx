import { maskMobile } from '@xinpu/sdk/format'
import type { DeliveryAddress } from '@xinpu/sdk/types'
import { OwnCards, type OwnCard, type OwnDeeds, type OwnRecords } from './OwnCards.tsx'

export interface AddressCardsProps extends OwnDeeds<DeliveryAddress> {
  /** The addresses, the default one first; that they are on their way, or why they did not come. */
  addresses: OwnRecords<DeliveryAddress>
  /** Opens the dialog for a new one. */
  onAdd: () => void
  /** Why no more can be added: ‘已存满 20 个’. */
  cannotAdd?: string | undefined
}

/** The delivery addresses of a person, as cards; numbers are hidden in part, since others look over the shoulder. */
export const AddressCards = ({ addresses, ...props }: AddressCardsProps) => (
  <OwnCards
    {...props}
    label="收货地址"
    records={addresses}
    cardOf={addressCard}
    adding={{ label: '新地址', hint: '粘贴一句话也行' }}
    empty={{ title: '还没有收货地址', why: '第一个会是默认地址；别人发来的一句话可以整段粘贴。' }}
  />
)

/** Of a city that is its own province the name stands once. */
const addressCard = ({ name, mobile, province, city, district, address }: DeliveryAddress): OwnCard => ({
  name,
  beside: maskMobile(mobile.replace(/^\+86-/, '')),
  lines: [[...new Set([province, city, district])].join('') + address],
})
