import { addressRules, ruled } from '@xinpu/sdk/rules'
import { Cascader, type CascaderNode } from '../../primitives/Cascader/Cascader.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { PhoneField } from '../../primitives/PhoneField/PhoneField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { AddressDraft } from './address-draft.ts'
import * as S from './AddressDialog.styles.ts'

/** The provinces to choose from, and what lies in a region. */
export interface AddressRegions {
  nodes: readonly CascaderNode[]
  load: (node: CascaderNode) => Promise<readonly CascaderNode[]>
}

interface AddressFieldsProps {
  draft: AddressDraft
  onChange: (part: Partial<AddressDraft>) => void
  errorOf: (field: string) => string | undefined
  regions: AddressRegions
  /** It is the default one already, and stays so until another one is. */
  isDefault: boolean
}

/** Who takes the goods, and where. */
export function AddressFields({ draft, onChange, errorOf, regions, isDefault }: AddressFieldsProps) {
  const [name, mobile, region, address] = ['name', 'mobile', 'provinceId', 'address'].map(errorOf)

  return (
    <>
      <S.Two>
        <TextField
          {...ruled(addressRules, 'name')}
          value={draft.name}
          onChange={(next) => onChange({ name: next })}
          autoComplete="name"
          {...(name && { error: name })}
        />
        <div data-field="mobile">
          <PhoneField
            size="md"
            value={draft.phone}
            onChange={(phone) => onChange({ phone })}
            {...(mobile && { error: mobile })}
          />
        </div>
      </S.Two>
      <div data-field="provinceId">
        <Cascader
          label="所在地区"
          isRequired
          nodes={regions.nodes}
          load={regions.load}
          levels={['省份', '城市', '区县']}
          placeholder="省份 / 城市 / 区县"
          value={draft.path}
          onChange={(path) => onChange({ path })}
          {...(region && { error: region })}
        />
      </div>
      <TextField
        {...ruled(addressRules, 'address')}
        value={draft.address}
        onChange={(next) => onChange({ address: next })}
        autoComplete="street-address"
        placeholder="街道、门牌、楼栋和房间"
        {...(address && { error: address })}
      />
      <Checkbox isSelected={draft.isDefault} isDisabled={isDefault} onChange={(next) => onChange({ isDefault: next })}>
        {isDefault ? '这是默认地址；要换默认，请在另一个地址上设置' : '设为默认地址'}
      </Checkbox>
    </>
  )
}
