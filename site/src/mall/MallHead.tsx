import { useNavigate } from '@tanstack/react-router'
import { EntryDoors } from '@xinpu/ui/search'
import { MallSearch } from '@xinpu/ui/mall'
import { ClipboardPaste, ShoppingCart, Store } from 'lucide-react'
import { bom, useOpened } from '../app/rooms.ts'
import { usePlace } from '../app/use-place.ts'
import { readMallParams, type MallParams } from './mall-params.ts'
import { cartPlace, mallPlace, shopsPlace } from './places.ts'

/** The search of the mall, by words and quantity, and the doors to the cart, the shops and lists of parts. */
export function MallHead({ search, hasDoors }: { search: MallParams; hasDoors: boolean }) {
  const place = usePlace()
  const navigate = useNavigate()
  const opened = useOpened()

  return (
    <MallSearch
      keywords={search.keywords ?? ''}
      qty={search.qty ?? 1}
      action={place(mallPlace())}
      onSearch={({ keywords, qty }) =>
        void navigate(mallPlace({ ...search, ...readMallParams({ keywords, qty: qty === 1 ? undefined : qty }) }))
      }
      {...(hasDoors && {
        doors: (
          <EntryDoors
            items={[
              { icon: ShoppingCart, title: '购物车', why: '按店铺结算，变价会先说', href: place(cartPlace()) },
              { icon: Store, title: '店铺目录', why: '看谁在卖、评分与运费', href: place(shopsPlace()) },
              { icon: ClipboardPaste, title: '粘贴 BOM', why: '整单配齐，一次加购', href: opened(bom) },
            ]}
          />
        ),
      })}
    />
  )
}
