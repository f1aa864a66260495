import { dayInManila } from '../../school/base/dates.ts'
import { expect, press, test } from '../stories/staff-fixture.ts'

for (const days of [-1, 1]) {
  test(`a new article has today’s date in Manila on a device whose clock is off by ${days} day`, async ({
    page,
    enter,
  }) => {
    await page.clock.install({ time: Date.now() + days * 86_400_000 })
    await enter('/admin/article/create')
    await expect(page.getByLabel('Date on the article')).toHaveValue(dayInManila(new Date()))
    await press(page, 'Publish …')
    await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()
  })
}
