import type { Firm } from './firms.ts'

type Place = Pick<Firm, 'city' | 'province'>

/** What is no 省, with the name it has in an address and its offices. */
const alone: Readonly<Record<string, { address: string; registrar: string; court: string }>> = {
  北京: { address: '北京市', registrar: '北京市市场监督管理局', court: '北京市人民法院' },
  上海: { address: '上海市', registrar: '上海市市场监督管理局', court: '上海市人民法院' },
  香港: { address: '香港特别行政区', registrar: '香港公司注册处', court: '香港区域法院' },
}

/** How an address there begins: 广东省深圳市, 上海市浦东新区. */
export const addressIn = ({ province, city }: Place): string => {
  const found = alone[province]
  if (!found) return `${province}省${city}市`
  return city ? `${found.address}${city}新区` : found.address
}

/** The office that registers companies there. */
export const registrarIn = ({ province, city }: Place): string =>
  alone[province]?.registrar ?? `${city}市市场监督管理局`

/** The court of the place. */
export const courtIn = ({ province, city }: Place): string => alone[province]?.court ?? `${city}市人民法院`
