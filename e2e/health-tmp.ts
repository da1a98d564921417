import { chromium } from '@playwright/test';
import config from './playwright.config.ts';
import { bringToGuild, PEOPLE } from './journeys/journey.ts';
import { startProduct } from './product/start-product.ts';
import { temporaryFolder } from './product/temporary-folder.ts';
using data = temporaryFolder();
const s=performance.now();
const product = await startProduct({ dataFolder: data.path });
console.log('start', performance.now()-s);
const browser = await chromium.launch(config.use?.launchOptions);
const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce', locale: 'en-GB' });
const page = await context.newPage();
page.on('console', (m)=>{ if(m.type()==='error') console.log('console', m.text()); });
page.on('pageerror', (e)=>console.log('error', String(e)));
const id = await bringToGuild(page, PEOPLE.owner, 'Alice’s Launch Pad');
for (const [theme,locale,width,period] of [['dark','en',1280,'month'],['light','ru',1280,'week'],['dark','ru',360,'month'],['light','en',360,'day']] as const) {
  await context.addCookies([{name:'theme',value:theme,url:product.url},{name:'locale',value:locale,url:product.url}]);
  await page.setViewportSize({width,height:800});
  await page.goto(`/guilds/${id}/economy/health?period=${period}`, {waitUntil:'networkidle'});
  await page.waitForTimeout(1500);
  await page.screenshot({path:`/tmp/health/${theme}-${locale}-${width}.png`, fullPage:true});
}
await browser.close(); await product.stop('SIGKILL'); process.exit(0);
