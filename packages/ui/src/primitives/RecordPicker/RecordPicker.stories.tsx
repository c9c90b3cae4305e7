import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ContactVO, DeliveryAddress, Invoice } from '@xinpu/sdk/types'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { RecordPicker, type RecordPickerProps } from './RecordPicker.tsx'

const address: DeliveryAddress = {
  id: 1,
  name: '陈工',
  mobile: '+86-13800000000',
  provinceId: 44,
  cityId: 4403,
  districtId: 440304,
  province: '广东省',
  city: '深圳市',
  district: '福田区',
  address: '华强北路 1002 号赛格广场 38 楼',
  isDefault: true,
  type: 'CN',
}

const addresses: readonly DeliveryAddress[] = [
  address,
  {
    ...address,
    id: 2,
    name: '李小姐',
    mobile: '+852-91234567',
    province: '香港',
    city: '',
    district: '葵青区',
    address: '葵涌货柜码头路 88 号永得利广场 12 楼',
    isDefault: false,
    type: 'HK',
  },
]

const invoices: readonly Invoice[] = [
  {
    id: 1,
    type: 'special',
    title: '深圳市华强电子有限公司',
    taxNo: '91440300MA5EXAMP0X',
    email: 'fapiao@example.com',
    isDefault: true,
  },
  { id: 2, type: 'ordinary', title: '陈工', taxNo: '', isDefault: false },
]

const contact: ContactVO = {
  id: 1,
  ownerType: 'user',
  ownerId: 1,
  name: '陈工',
  position: '采购',
  mobile: '+86-13800000000',
  email: 'chen@example.com',
  brands: [],
  isMasked: false,
  isDefault: true,
  sort: 0,
}

const contacts: readonly ContactVO[] = [
  contact,
  {
    ...contact,
    id: 2,
    name: '王经理',
    position: undefined,
    mobile: undefined,
    tel: '0755-8300 0000',
    isDefault: false,
  },
]

const meta: Meta<typeof RecordPicker> = {
  component: RecordPicker,
  parameters: {
    docs: {
      description: {
        component:
          '在下单、发布、询价时从本人保存的收货地址、发票抬头或联系人里选一个。新增与编辑由页面打开对话框。不要用它管理记录（那是列表页的事），也不要用它选别人的资料。',
      },
    },
  },
  args: { kind: 'address', items: addresses, value: 1, onChange: fn(), onAdd: fn(), onEdit: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
}

export default meta
type Story = StoryObj<typeof RecordPicker>

/** The owner keeps the choice. */
function Kept(args: RecordPickerProps) {
  const [value, setValue] = useState(args.value)
  return <RecordPicker {...args} value={value} onChange={(id) => (setValue(id), args.onChange(id))} />
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: '收货地址' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /陈工/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /李小姐/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await userEvent.click(canvas.getByRole('button', { name: '编辑 李小姐' }))
    await expect(args.onEdit).toHaveBeenCalledWith(2)
    await userEvent.click(canvas.getByRole('button', { name: '新增收货地址' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /陈工/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
  },
}

export const Invoices: Story = { args: { kind: 'invoice', items: invoices } }
export const Contacts: Story = { args: { kind: 'contact', items: contacts, label: '询价联系人' } }

export const Invalid: Story = { args: { value: null, isRequired: true, error: '请选择收货地址' } }
export const Loading: Story = { args: { state: 'loading' } }
export const Failed: Story = { args: { state: 'error', onRetry: fn() } }

export const Empty: Story = {
  args: { items: [], value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有收货地址，请先新增一个。')).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'least' } },
  args: {
    items: [
      {
        ...address,
        name: '深圳市华强北电子科技发展有限公司收货部',
        address: '华强北路 1002 号赛格广场北座 38 楼 3801 至 3812 室前台',
      },
    ],
  },
}

const All = () => (
  <div style={{ display: 'grid', gap: 32 }}>
    <RecordPicker kind="address" items={addresses} value={1} onChange={fn()} onAdd={fn()} onEdit={fn()} />
    <RecordPicker kind="invoice" items={invoices} value={2} onChange={fn()} onAdd={fn()} />
    <RecordPicker kind="contact" items={contacts} value={null} isRequired error="请选择联系人" onChange={fn()} />
    <RecordPicker kind="invoice" label="新公司的发票抬头" items={[]} value={null} onChange={fn()} onAdd={fn()} />
  </div>
)

export const Picture: Story = { render: All }
export const DarkPicture: Story = { render: All, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { render: All, globals: { viewport: { value: 'phone' } } }
