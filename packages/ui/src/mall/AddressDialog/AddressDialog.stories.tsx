import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { addresses, regions } from '../story-own.ts'
import type { ReadAddress } from './address-draft.ts'
import { AddressDialog } from './AddressDialog.tsx'

const whole: ReadAddress = {
  name: '王收',
  mobile: '+86-15900007788',
  province: { id: 320_000, name: '江苏省', hasChildren: true },
  city: { id: 320_500, name: '苏州市', hasChildren: true },
  district: { id: 320_590, name: '工业园区' },
  address: '星湖街328号创意产业园5-204',
}
const { mobile: _mobile, district: _district, ...some } = whole

const meta = {
  component: AddressDialog,
  parameters: {
    docs: {
      description: {
        component:
          '用途：新增或修改一个收货地址。别人发来的一句话可以整段粘贴，认出的各项填进下面的栏，没认出的说出来，由人核对后保存。没有地址时表单直接放在页面里，用 AddressForm。',
      },
    },
  },
  args: {
    type: 'CN',
    regions,
    readAddress: fn(async () => whole),
    isOpen: true,
    onClose: fn(),
    onSave: fn(async () => undefined),
    count: '5/20',
  },
} satisfies Meta<typeof AddressDialog>

export default meta
type Story = StoryObj<typeof meta>

const paste = () => screen.findByRole('textbox', { name: '粘贴地址' })
const text = '王收 15900007788 江苏省苏州市工业园区星湖街328号创意产业园5-204'

/** Pasted, read and kept. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await paste())
    await userEvent.paste(text)
    await expect(await screen.findByText('已认出 4 项，请核对')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /收货人/ })).toHaveValue('王收')
    await expect(screen.getByRole('button', { name: /所在地区.*江苏省 \/ 苏州市 \/ 工业园区/ })).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: '设为默认地址' }))
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      name: '王收',
      mobile: '+86-15900007788',
      provinceId: 320_000,
      cityId: 320_500,
      districtId: 320_590,
      address: '星湖街328号创意产业园5-204',
      isDefault: true,
    })
  },
}

/** What was not found is said; the region is chosen down to the district, by the keyboard alone. */
export const PartlyRead: Story = {
  args: { readAddress: fn(async () => ({ ...some, tel: '0512-62880000' })) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await paste())
    await userEvent.paste('王收 0512-62880000 江苏苏州星湖街328号创意产业园5-204')
    await expect(await screen.findByText('已认出 2 项，请核对；还缺手机号码、区县')).toBeVisible()
    await expect(screen.getByText(/认出座机 0512-62880000/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(screen.getAllByText('请从省份选到区县')[0]).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /所在地区/ }))
    await userEvent.click(await screen.findByRole('option', { name: '工业园区' }))
    await userEvent.type(screen.getByRole('textbox', { name: /手机号码/ }), '15900007788')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ cityId: 320_500, districtId: 320_590 }))
  },
}

/** The regions did not come: what is typed stays, and the fields are filled by hand. */
export const NotRead: Story = {
  args: { readAddress: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ userEvent }) => {
    await userEvent.click(await paste())
    await userEvent.paste(text)
    await expect(await screen.findByText('地区没有加载成功，请直接填写下面各项')).toBeVisible()
    await expect(await paste()).toHaveValue(text)
  },
}

/** The default one is changed; what the server refused is said, and nothing is lost. */
export const Refused: Story = {
  args: { address: addresses[0], onSave: fn(() => Promise.reject(new Error('没有找到这个收货地址'))) },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: '修改地址' })).toBeVisible()
    await expect(screen.getByRole('checkbox')).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await expect(await screen.findByText('没有找到这个收货地址')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /收货人/ })).toHaveValue('林工')
  },
}

/** 320 px, in Hong Kong, as long as it gets. */
export const Narrow: Story = {
  args: { address: addresses[4], type: 'HK', serverError: '最多保存 20 个收货地址，请先删除不用的', count: '20/20' },
  globals: { viewport: { value: 'least' } },
  play: async () => {
    await expect(await screen.findByText(/美元商品在这里交货/)).toBeVisible()
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth))
  },
}

const filled: Story['play'] = async ({ userEvent }) => {
  await userEvent.click(await paste())
  await userEvent.paste(text)
  await expect(await screen.findByText('已认出 4 项，请核对')).toBeVisible()
}

export const Picture: Story = { play: filled }
export const PhonePicture: Story = { play: filled, globals: { viewport: { value: 'phone' } } }
export const DarkPicture: Story = { play: filled, parameters: { theme: 'dark' } }
