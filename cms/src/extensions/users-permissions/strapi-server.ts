import { withQuietAnswers } from '../../accounts/quiet-answers';
import { withRevocation } from '../../accounts/revocable-sessions';

interface UsersPermissions {
  controllers: { auth: Parameters<typeof withQuietAnswers>[0] };
  services: { jwt: Parameters<typeof withRevocation>[0] };
}

/** What this project changes in Strapi's own plugin. */
export default function extend<Plugin extends UsersPermissions>(plugin: Plugin): Plugin {
  plugin.controllers.auth = withQuietAnswers(plugin.controllers.auth);
  plugin.services.jwt = withRevocation(plugin.services.jwt);
  return plugin;
}
