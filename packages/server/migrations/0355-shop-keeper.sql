-- A shop is kept by somebody who acts for its company: where they left, it comes to the company's creator.
with heir as (
  select merchant.id as shop_id, merchant.account_id as left_id, creator.account_id as heir_id,
    'merchant' = any (account.roles) as may_sell
  from merchant
    join account on account.id = merchant.account_id
    join enterprise_member as creator
      on creator.enterprise_id = merchant.enterprise_id and creator.role = 'creator' and creator.status = 'joined'
  where not exists (
      select from enterprise_member as acting
      where acting.enterprise_id = merchant.enterprise_id
        and acting.account_id = merchant.account_id and acting.status = 'joined')
    and not exists (select from merchant as other where other.account_id = creator.account_id)
),
handed as (
  update merchant set account_id = heir_id from heir where merchant.id = shop_id
),
left_over as (
  update account set roles = array_remove(roles, 'merchant') from heir where account.id = left_id
),
waiting as (
  update audit set account_id = heir_id from heir
  where audit.status = 'pending' and (
    audit.kind = 'merchant' and audit.target_id = shop_id
    or audit.kind = 'goods' and audit.target_id in (select id from mall_goods where merchant_id = shop_id))
)
update account set roles = array_append(roles, 'merchant')
from heir where account.id = heir_id and may_sell and not 'merchant' = any (roles);
