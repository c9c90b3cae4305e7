import { imMsgTypeLabels } from '@xinpu/sdk/labels'
import type { ImMsgType } from '@xinpu/sdk/types'
import { BareButton } from '../../primitives/Button/BareButton.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import type { Listed } from '../../primitives/ListRegion/listed.ts'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import * as S from './ImCardPicker.styles.ts'

/** Kinds of lines that are cards. */
export type PickedKind = Exclude<ImMsgType, 'text' | 'image' | 'file'>

/** Something that can go along as a card. */
export interface Pickable {
  id: number
  title: string
  /** Maker, price, state: what tells it from others of the same name. */
  note: string
}

export interface ImCardPickerProps {
  kind: PickedKind
  onKind: (kind: PickedKind) => void
  keywords: string
  onKeywords: (keywords: string) => void
  found: Listed<Pickable>
  onPick: (picked: Pickable) => void
  onClose: () => void
}

const kinds: readonly PickedKind[] = ['part', 'datasheet', 'demand', 'quote', 'goods', 'order']

/** Where one's own things are searched, where everybody's. */
const hints: Record<PickedKind, string> = {
  part: '型号，两个字以上',
  datasheet: '型号或资料名',
  demand: '我发布的供求',
  quote: '我报出和收到的价',
  goods: '型号或商品名',
  order: '与对方的订单',
}

/** Chooses what goes along with the next line as a card. */
export const ImCardPicker = ({ kind, onKind, keywords, onKeywords, found, onPick, onClose }: ImCardPickerProps) => (
  <Dialog title="发一张卡片" isOpen onOpenChange={onClose} closesBy="outside">
    <S.Find>
      <RadioGroup
        label="卡片种类"
        isLabelHidden
        look="buttons"
        options={kinds.map((value) => ({ value, label: imMsgTypeLabels[value].replace('卡', '') }))}
        value={kind}
        onChange={(value) => onKind(value as PickedKind)}
      />
      <SearchField label="找" placeholder={hints[kind]} maxLength={80} value={keywords} onChange={onKeywords} />
    </S.Find>
    <S.Found>
      <ListRegion list={found} count={4} empty={<EmptyState title="没有找到" why="换个型号，或者换一种卡片。" />}>
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <li key={row.id}>
                <BareButton onPress={() => onPick(row)}>
                  <b>{row.title}</b>
                  <span>{row.note}</span>
                </BareButton>
              </li>
            ))}
          </ul>
        )}
      </ListRegion>
    </S.Found>
  </Dialog>
)
