import { codes, type Endpoint, type Schema } from '@xinpu/contract/endpoint'
import { jsonSchemaOf, type Written } from '@xinpu/contract/json-schema'
import { operationsOf, type Operation } from '@xinpu/contract/walk'

type Json = Record<string, unknown>

/** The product's calls as an OpenAPI 3.1 document: the contract in the words that other tools read. */
export function openApiOf(contract: object): Json {
  const schemas: Json = {}
  const paths: Record<string, Json> = {}
  for (const operation of operationsOf(contract)) {
    const { path, method } = operation.endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(operation, schemas) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: '芯谱 API',
      version: '0.1.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        '每个请求都带 `token`、`uid`、`uuid` 三个请求头，未知时为空字符串。除另有说明外，POST 以表单提交：数组重复键名，对象为 JSON 文本。' +
        '应答为 `{code, msg, data}`,`code` 为 1 即成功；`msg` 可直接显示给用户；字段有误时 `code` 为 400,`data.errors` 逐项说明。',
    },
    servers: [{ url: '/api' }],
    tags: Object.keys(contract).map((name) => ({ name, description: domains[name] ?? name })),
    paths,
    components: { schemas: { ...shared, ...schemas }, securitySchemes },
  }
}

/** What the headers of every request say. */
const securitySchemes = Object.fromEntries(
  Object.entries({ token: '登录令牌', uid: '用户编号', uuid: '匿名编号，32 个字符' }).map(([name, description]) => [
    name,
    { type: 'apiKey', in: 'header', name, description },
  ]),
)

/** What each domain is about, as its screens call it. */
const domains: Record<string, string> = {
  account: '账号、登录、收藏与足迹',
  admin: '后台审核',
  agent: '代理商与贸易商',
  article: '资讯、作者与评论',
  brand: '品牌',
  circle: '圈子',
  company: '企业查询',
  datasheet: '型号、数据手册与搜索',
  demand: '供求、询价与 BOM',
  disk: '云盘与上传',
  enterprise: '企业认证、成员与联系人',
  job: '招聘',
  mall: '商城、订单与支付',
  message: '消息与聊天',
  portal: '导航、热词与活动',
  prefecture: '专区',
  stock: '库存',
}

const shared: Json = {
  Refusal: {
    type: 'object',
    description: '没有成功的应答。',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { enum: Object.values(codes).filter((code) => code !== codes.OK) },
      msg: { type: 'string' },
      data: { description: '字段有误时为 { errors: [{ field, message }] }。' },
    },
  },
}

function describe({ way, endpoint }: Operation, schemas: Json): Json {
  const { access, idempotent, summary, errors, invalidates } = endpoint
  const [domain = ''] = way
  return {
    operationId: way.join('.'),
    tags: [domain],
    summary,
    description: tellAccess(access),
    ...inputOf(endpoint, schemas),
    responses: { '200': { description: '应答', content: answerOf(endpoint, schemas) }, '4XX': refused, '5XX': refused },
    security: access === 'visitor' ? [{ uuid: [] }, {}] : [{ token: [], uid: [], uuid: [] }],
    'x-access': access,
    'x-idempotent': idempotent,
    ...(errors.length > 0 && { 'x-errors': errors }),
    ...(invalidates.length > 0 && { 'x-invalidates': invalidates }),
  }
}

const levels = {
  visitor: '访客可用。',
  user: '登录后可用。',
  enterprise: '认证企业可用。',
  merchant: '入驻商家可用。',
  admin: '管理员可用。',
}
const tellAccess = (access: Endpoint['access']) => levels[access]

const envelope = (data: unknown) => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code: { const: 1 }, msg: { type: 'string' }, data },
})
const refusal = { $ref: '#/components/schemas/Refusal' }
const refused = { description: '没有成功', content: { 'application/json': { schema: refusal } } }

function answerOf({ output, streams }: Endpoint, schemas: Json): Json {
  if (output === 'blob')
    return {
      'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
      'application/json': { schema: refusal },
    }
  if (streams) return { 'text/event-stream': { schema: jsonOf(output, 'output', schemas) } }
  return { 'application/json': { schema: { anyOf: [envelope(jsonOf(output, 'output', schemas)), refusal] } } }
}

const bodies = { form: 'application/x-www-form-urlencoded', json: 'application/json', multipart: 'multipart/form-data' }

function inputOf({ input, path, encoding }: Endpoint, schemas: Json): Json {
  const { properties = {}, required = [] } = jsonOf(input, 'input', schemas) as ObjectSchema
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const rest = Object.keys(properties).filter((name) => !inPath.includes(name))
  const parameter = (name: string, place: 'path' | 'query') => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description: wordsOf(properties[name]),
    schema: properties[name],
  })
  const parameters = inPath.map((name) => parameter(name, 'path'))
  if (encoding === 'query') return { parameters: [...parameters, ...rest.map((name) => parameter(name, 'query'))] }
  const body = {
    type: 'object',
    properties: Object.fromEntries(rest.map((name) => [name, properties[name]])),
    required: required.filter((name) => rest.includes(name)),
  }
  return rest.length === 0
    ? { parameters }
    : { parameters, requestBody: { content: { [bodies[encoding]]: { schema: body } } } }
}

interface ObjectSchema {
  properties?: Record<string, Json>
  required?: string[]
}

const wordsOf = (property: Json | undefined) =>
  [property?.['title'], property?.['description']].filter((word) => typeof word === 'string').join('. ') || undefined

/** A schema as JSON Schema; what has a name becomes a component. */
function jsonOf(schema: Schema, io: 'input' | 'output', schemas: Json): Json {
  const { own, nouns } = pointed(jsonSchemaOf(schema, io))
  Object.assign(schemas, nouns)
  return own
}

/** Nouns of a schema become components of the document, and labels a word of our own. */
const pointed = (written: Written) =>
  JSON.parse(
    JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/').replaceAll('"labels":', '"x-labels":'),
  ) as Written
