import type { SpecBrand } from '@xinpu/sdk/types'
import { fn } from 'storybook/test'
import type { BrandDialogProps } from './BrandDialog.tsx'

export const brand: SpecBrand = {
  id: 1,
  brandCn: '圣邦微',
  brandEn: 'SGMICRO',
  name: 'SGMICRO',
  fullName: '圣邦微 SGMICRO',
  aliases: ['SGM'],
  fullLogo: '',
  website: 'https://www.sg-micro.com',
  country: '中国',
  letter: 'S',
  type: 2,
  modelCount: 4120,
  specCount: 1306,
  intro: '<p>高性能模拟芯片：<strong>信号链</strong>与电源管理。</p>',
}

const sent = async (file: File) => ({ url: `/files/${file.name}`, name: file.name, size: 9, fileType: 'pdf', key: 'a' })

export const propose = fn(async () => undefined)
export const onProposed = fn()
export const claim = fn(async () => undefined)
export const save = fn(async () => undefined)
export const onOpenChange = fn()

const open = { isOpen: true, onOpenChange }

export const adding: BrandDialogProps = { ...open, mode: 'add', name: '芯测微电', propose, onProposed }

export const claiming: BrandDialogProps = {
  ...open,
  mode: 'claim',
  brand,
  isCertified: true,
  certifyHref: '#certify',
  claim,
  uploadProof: fn(sent),
}

export const editing: BrandDialogProps = { ...open, mode: 'edit', brand, save, uploadLogo: fn(sent) }
