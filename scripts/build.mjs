// `npm run build`: installs what is missing and builds the texts and the site anew.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ buildOnly }) => buildOnly());
