import { categoryInEnglish } from './category.ts'
import type { ShownParam, ShownPart } from './draft.ts'
import { englishValue } from './english-value.ts'
import { englishName, symbolOf } from './param-names.ts'
import { readingOf } from './reading.ts'
import type { SampleParam, SamplePart } from './sample-terms.ts'

const chinese = /[\u3000-\u9fff]/

/** A part in English; values without a sure English word are left out. */
export function partInEnglish(part: SamplePart): ShownPart {
  return {
    model: part.model,
    brand: part.brandEn && !chinese.test(part.brandEn) ? part.brandEn : 'not listed',
    category: categoryInEnglish(part.categoryName),
    package: packageInEnglish(part.package),
    description: '',
    params: part.params.filter((param) => param.value).flatMap(paramInEnglish),
  }
}

/** A part in Chinese, as the catalogue holds it. */
export function partInChinese(part: SamplePart): ShownPart {
  return {
    model: part.model,
    brand: part.brandName || part.brandCn || part.brandEn,
    category: part.categoryName,
    package: part.package || '—',
    description: part.description,
    params: part.params.filter((param) => param.value).map((param) => shown(param, param.name, param.value)),
  }
}

function paramInEnglish(param: SampleParam): ShownParam[] {
  const name = englishName(param.name)
  const value = englishValue(param.value)
  return name === null || value === null ? [] : [shown(param, name, value)]
}

function shown(param: SampleParam, name: string, value: string): ShownParam {
  const reading = readingOf({ ...param, value, unit: chinese.test(param.unit) ? '' : param.unit })
  return { name, symbol: symbolOf(param.name), value: value.replace('~', ' ~ '), unit: param.unit, reading }
}

const packages: Record<string, string> = { 插件: 'through hole', 模组: 'module', 面板安装: 'panel mount', 贴片: 'SMD' }

function packageInEnglish(name: string): string {
  return packages[name] ?? (chinese.test(name) ? 'special' : name || 'not listed')
}
