import type { ColumnField } from './sheet.ts'

/** What a column's name says, and how sure that is: 100 it means nothing else, 60 it may be something else. */
export interface NamedField {
  field: ColumnField
  percent: number
}

/** Columns that say what is put on the board, where those of `dnp` say what is not. */
const fittedNames = '是否贴片|是否贴装|是否焊接|是否贴|贴装|populate|populated|fitted|mount|mounted|assemble'

/** Names of columns, without blanks and signs, in small letters: of KiCad, 立创EDA, Altium, and of people. */
const names: readonly (readonly [ColumnField, number, string])[] = [
  [
    'model',
    100,
    '厂家型号|厂商型号|制造商型号|原厂型号|制造商料号|原厂料号|厂家料号|制造商编号|制造商零件编号|厂商编号|厂商料号|厂家编号|原厂编号',
  ],
  [
    'model',
    100,
    'mpn|mpn1|manufacturerpart|manufacturerpartnumber|manufacturerpartno|manufacturerpn|manufacturernumber|manufacturerno|mfrpart|mfrpartnumber|mfrpartno|mfrpn|mfrno|mfgpn|mfgpart|mfgpartnumber|mfgpartno|mfgno|manufacturerpartnumber1|mfrnumber|mfgnumber|manfpartno|manfnum|manfpn|partnumbermanufacturer|orderingcode',
  ],
  // Beside a number that is said to be the maker's these may be anybody's.
  ['model', 97, '型号|物料型号|器件型号|元件型号|产品型号|规格型号|物料编号型号'],
  ['model', 95, 'partnumber|partno|partnum|partn|pn|model|modelno|modelnumber'],
  ['model', 75, '品名规格|名称规格|物料规格|名称型号'],
  // Of 品名 and 规格 side by side the second tells which part, the first what kind.
  ['model', 72, '规格'],
  ['model', 70, 'part|料号|物料编码|物料号|品名型号|品名|货号|item|itemno|libref|device|parttype|partname'],
  ['model', 60, 'comment|name|名称|物料名称|元件名称|产品名称|component'],
  [
    'brand',
    100,
    '品牌|厂牌|厂家|厂商|制造商|生产厂家|生产厂商|原厂|牌子|brand|manufacturer|mfr|mfg|manf|maker|vendorname|manufacturername|manufacturer1|mfrname|manufacturerbrand',
  ],
  [
    'quantity',
    100,
    '数量|用量|需求数量|需求量|单机用量|单板用量|个数|qty|quantity|quantityperpcb|qtyperboard|qtyper|count|amount|pcs|qtypcs|数量pcs|数量个|quantity1|needed',
  ],
  // What all boards need, and what lies in a warehouse, is the quantity where nothing else is.
  ['quantity', 90, '采购数量|采购量|总数量|总数|库存|库存数量|库存量|可售数量|stock'],
  ['quantity', 70, 'digikeyquantity|orderqty|orderquantity|totalqty|totalquantity'],
  [
    'price',
    100,
    '单价|价格|期望价|期望单价|目标价|目标单价|接受价|售价|含税单价|未税单价|单价元|单价cny|单价rmb|单价人民币|price|unitprice|targetprice|price1',
  ],
  ['currency', 100, '币种|货币|currency'],
  [
    'package',
    100,
    '封装|封装形式|封装规格|封装类型|footprint|package|pkg|packaging|case|casepackage|packagereference|pcbfootprint|footprintname|packagecase|footprintref|pattern|decal|pcbdecal',
  ],
  ['value', 100, '参数值|参数|数值|值|阻值|容值|标称值|阻容值|value|val|parameter|nominal'],
  ['value', 50, 'comment|name|名称'],
  [
    'rating',
    100,
    '耐压|耐压值|电压|额定电压|工作电压|精度|误差|容差|偏差|允许偏差|阻值精度|容值精度|阻值误差|容值误差|功率|额定功率|电流|额定电流|材质|介质|介质材料|温度特性|温度系数|温漂',
  ],
  [
    'rating',
    100,
    'voltage|v|volt|volts|voltagerating|ratedvoltage|voltagerated|maxvoltage|tolerance|tol|power|w|watt|watts|wattage|powerrating|ratedpower|powerwatts|current|currentrating|ratedcurrent|dielectric|dielectrictype|tempcoefficient|tempcoeff|tempco|temperaturecoefficient|temperaturecharacteristic|temperaturecharacteristics',
  ],
  ['batchNo', 100, '批号|批次|年份|生产批号|datecode|dc|batch|batchno|lotno|lot'],
  // A plain 'location' is a place on the board in many lists of parts.
  ['location', 100, '库存地|库存所在地|所在地|仓库|仓库地|存放地|发货地|发货仓|stocklocation|warehouse'],
  ['delivery', 100, '交期|货期|交货期|交货周期|leadtime|delivery|deliverytime'],
  [
    'designator',
    100,
    '位号|标号|元件位号|器件位号|位置|designator|designators|reference|references|ref|refs|refdes|referencedesignator|referencedesignators|refdesignator|parts|partreference|componentreference',
  ],
  [
    'supplierNo',
    100,
    '立创编号|立创商城编号|商城编号|供应商编号|供应商料号|lcsc|lcscpart|lcscpartnumber|lcscpn|lcscpartno|jlcpcbpart|jlcpart|jlcpcb|jlcpcbpartnumber|lcscnumber|lcscno|supplierno|suppliernumber|supplierpart|supplierpartnumber|supplierpartnumber1|supplierpn|jlcpcbpartoptional',
  ],
  [
    'supplierNo',
    90,
    'digikeypn|digikeypart|digikeypartnumber|digikeynumber|mouserpn|mouserpart|mouserpartnumber|mousernumber|mouserno|digikey|mouser',
  ],
  ['dnp', 100, 'dnp|dni|dnf|dnm|不贴|donotpopulate|donotplace|donotmount|nopop|nomount'],
  ['dnp', 95, 'excludefrombom'],
  ['dnp', 100, fittedNames],
  [
    'description',
    100,
    '描述|说明|规格描述|物料描述|产品描述|参数描述|规格参数|规格说明|description|desc|details|partdescription|comment1',
  ],
  ['description', 50, '品名|规格|型号|规格型号|产品型号|物料名称|元件名称|产品名称|component'],
  ['remark', 100, '备注|附注|注释|其他|要求|remark|remarks|note|notes|memo|comments'],
]

const byName = new Map<string, NamedField[]>()
for (const [field, percent, list] of names)
  for (const name of list.split('|')) byName.set(name, [...(byName.get(name) ?? []), { field, percent }])

/** Names that say more of what a column holds than the figure in it: Current Stock is no current. */
const isRating = ([, [first]]: readonly [string, NamedField[]]) => (first?.field === 'rating' ? 1 : 0)

/** Longest first: what is found inside a longer name; of short ones only what says nothing else. */
const parts = [...byName]
  .filter(([name]) => (/\p{Script=Han}/u.test(name) ? name.length > 1 : name.length > 4 || name === 'qty'))
  .toSorted((one, other) => isRating(one) - isRating(other) || other[0].length - one[0].length)

/** Letters of Taiwan and Hong Kong in the names of columns. */
const simple: Readonly<Record<string, string>> = {
  號: '号',
  數: '数',
  裝: '装',
  廠: '厂',
  單: '单',
  價: '价',
  貨: '货',
  規: '规',
  備: '备',
  註: '注',
  參: '参',
}

/** A column's name as the list above spells it: without signs, blanks, and what stands in brackets. */
export const plainName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[號數裝廠單價貨規備註參]/g, (letter) => simple[letter] ?? letter)
    .replaceAll(/\([^)]*\)|\[[^\]]*\]|【[^】]*】/g, '')
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '')

/** Whether a column's yes means that the part is put on the board. */
export const saysFitted = (name: string): boolean => fittedNames.split('|').includes(plainName(name))

/** Whether a cell is the name of a column, and nothing besides. */
export const isColumnName = (text: string): boolean => byName.has(plainName(text))

/** What the name of a column can mean, the surest first. */
export function fieldsNamed(text: string): readonly NamedField[] {
  const name = plainName(text)
  if (name === '' || name.length > 40) return []
  // Mfr. # is the maker's number, Lot # a lot.
  const exact = byName.get(plainName(text.replaceAll('#', 'number'))) ?? byName.get(name)
  if (exact) return exact
  const [, within = []] = parts.find(([part]) => name.includes(part)) ?? []
  return within.map(({ field, percent }) => ({ field, percent: percent - 20 }))
}
