import type { DeliveryAddress, Invoice } from '@xinpu/sdk/types'

const address: DeliveryAddress = {
  id: 1,
  name: '林工',
  mobile: '+86-13800000000',
  provinceId: 440_000,
  cityId: 440_300,
  districtId: 440_305,
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  address: '科技园路 9 号 B 座 1203',
  isDefault: true,
  type: 'CN',
}

/** Addresses of a person: the default one, plain ones, a long one of Hong Kong. */
export const addresses: readonly DeliveryAddress[] = [
  address,
  {
    ...address,
    id: 2,
    name: '仓库收货',
    mobile: '+86-15900002210',
    districtId: 440_306,
    district: '宝安区',
    address: '石岩街道塘头大道 188 号 3 栋 2 楼来料仓，请在标签上写料号',
    isDefault: false,
  },
  {
    ...address,
    id: 3,
    name: '王收',
    mobile: '+86-15900007788',
    provinceId: 320_000,
    cityId: 320_500,
    districtId: 320_590,
    province: '江苏省',
    city: '苏州市',
    district: '工业园区',
    address: '星湖街 328 号创意产业园 5-204',
    isDefault: false,
  },
  {
    ...address,
    id: 4,
    name: '前台',
    mobile: '+86-13600005521',
    provinceId: 310_000,
    cityId: 310_100,
    districtId: 310_115,
    province: '上海市',
    city: '上海市',
    district: '浦东新区',
    address: '张江路 665 号 2 号楼 7 层',
    isDefault: false,
  },
  {
    ...address,
    id: 5,
    name: '深圳市华强北电子科技发展有限公司香港收货部',
    mobile: '+852-91234567',
    provinceId: 810_000,
    cityId: 810_200,
    districtId: 810_205,
    province: '香港特别行政区',
    city: '九龙',
    district: '观塘区',
    address: '成业街 7 号宁晋中心 12 楼 B 室，货到先致电，工作日 9:00–18:00，货车由后巷入',
    type: 'HK',
  },
]

/** A few regions, and what lies in them. */
export const regions = {
  nodes: [
    { id: 320_000, name: '江苏省', hasChildren: true },
    { id: 440_000, name: '广东省', hasChildren: true },
  ],
  load: async ({ id }: { id: number }) =>
    id === 320_000
      ? [{ id: 320_500, name: '苏州市', hasChildren: true }]
      : [
          { id: 320_508, name: '姑苏区' },
          { id: 320_590, name: '工业园区' },
        ],
}

const title: Invoice = {
  id: 1,
  type: 'special',
  title: '深圳市芯谱测试电子有限公司',
  taxNo: '91440300708461136T',
  bank: '测试银行深圳科技园支行',
  bankAccount: '4000 0000 1234 5678 901',
  address: '深圳市南山区科技园路 9 号',
  tel: '0755-86000000',
  email: 'fapiao@example.com',
  isDefault: true,
}

/** Titles of a person: a special one, a plain one, one with a name as long as it gets. */
export const titles: readonly Invoice[] = [
  title,
  { id: 2, type: 'ordinary', title: '苏州芯谱测试科技有限公司', taxNo: '440300708461136', isDefault: false },
  {
    ...title,
    id: 3,
    title: '深圳市前海联创晶电供应链管理有限公司华南区第二采购与品质保障中心',
    isDefault: false,
  },
]
