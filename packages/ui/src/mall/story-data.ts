import type { MallGoods, MallGoodsDetail, MerchantVO } from '@xinpu/sdk/types'

/** A shop that is certified, with goods and followers. */
export const shop: MerchantVO = {
  id: 31,
  enterpriseId: 12,
  name: '芯澜现货',
  companyName: '深圳市芯澜供应链有限公司',
  logo: '',
  intro: '电源与模拟器件整盘和剪带都卖，16:00 前付款当天发。',
  region: '广东 深圳',
  mainBrands: [
    { id: 1, brandCn: '德州仪器', brandEn: 'Texas Instruments', name: 'TI', fullName: '德州仪器 TI' },
    { id: 5, brandCn: '芯源', brandEn: 'Monolithic Power', name: 'MPS', fullName: '芯源 MPS' },
  ].map((brand) => ({
    ...brand,
    aliases: [],
    fullLogo: '',
    website: '',
    country: '美国',
    letter: brand.name.slice(0, 1),
    type: 1 as const,
    modelCount: 3804,
    specCount: 2100,
  })),
  goodsCount: 4120,
  score: 4.8,
  freights: [{ currency: 'CNY', fee: 12, freeFrom: 500 }],
  isFollow: false,
  followCount: 1306,
  status: 'open',
  createTime: '2024-03-08T10:00:00+08:00',
}

/** Goods on the shelf with six tiers, sold by tens. */
export const goods: MallGoods = {
  mallGoodsId: 90217,
  name: 'TPS5430DDAR 5.5–36 V 输入 3 A 降压转换器',
  model: 'TPS5430DDAR',
  modelId: 5430,
  brandId: 1,
  brandCn: '德州仪器',
  fullLogo: '',
  categoryId: 41,
  categoryName: '降压 DC-DC',
  imgUrl: '',
  package: 'SOIC-8-EP',
  batchNo: '2431',
  currency: 'CNY',
  stock: 12_400,
  moq: 10,
  mpq: 10,
  ladderPrices: [
    { min: 1, price: 5.21 },
    { min: 10, price: 4.52 },
    { min: 100, price: 3.86 },
    { min: 500, price: 3.52 },
    { min: 1000, price: 3.31 },
    { min: 5000, price: 3.22 },
  ],
  delivery: '当天发',
  merchantId: 31,
  merchantName: '芯澜现货',
  status: 'on',
  isBargaining: true,
  saleCount: 86_200,
  createTime: '2026-11-01T10:00:00+08:00',
}

/** Sold by the reel of 2,500 only, with little left. */
export const reel: MallGoods = {
  ...goods,
  mallGoodsId: 90218,
  name: 'LMR33630ADDAR 36 V 3 A 同步降压转换器',
  model: 'LMR33630ADDAR',
  stock: 9800,
  moq: 2500,
  mpq: 2500,
  ladderPrices: [
    { min: 2500, price: 4.415 },
    { min: 5000, price: 4.2 },
  ],
  isBargaining: false,
}

/** Everything is as long as it gets. */
export const longGoods: MallGoods = {
  ...goods,
  mallGoodsId: 90219,
  model: 'BM02B-SRSS-TB(LF)(SN)-AUTOMOTIVE-QUALIFIED-TAPE-AND-REEL',
  brandCn: '日本压着端子制造株式会社（中国）',
  merchantName: '深圳市前海联创晶电供应链管理有限公司华强北现货旗舰店',
  ladderPrices: [
    { min: 100, price: 0.003875 },
    { min: 100_000, price: 0.003125 },
  ],
  moq: 100,
  mpq: 100,
  stock: 118_200_000,
}

export const soldOut: MallGoods = { ...goods, mallGoodsId: 90220, model: 'RT8279GSP', stock: 0 }

/** Goods with two lots and what would do instead. */
export const goodsDetail: MallGoodsDetail = {
  ...goods,
  images: [],
  lots: [
    { id: 1, warehouse: '深圳', batchNo: '2431', stock: 6400, delivery: '当天发' },
    { id: 2, warehouse: '香港', batchNo: '2318', stock: 6000, delivery: '3–5 天' },
  ],
  description: '<p>原厂真空铝箔包装，剪带附 30 cm 引带与批号标签。</p>',
  params: [
    { name: '输入电压', value: '5.5V~36V', unit: 'V', low: 5.5, high: 36 },
    { name: '输出电流', value: '3A', unit: 'A', low: 3, high: 3 },
    { name: '开关频率', value: '500kHz', unit: 'Hz', low: 500_000, high: 500_000 },
  ],
  specId: 33,
  merchant: shop,
  isFavour: false,
  arrivalWanted: 0,
  cartCount: 0,
  recommends: [reel, soldOut],
}
