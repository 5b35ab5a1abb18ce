import { withPlainText } from '../../setup/account-mails';

interface EmailService {
  send(mail: { text?: string; html?: string }): Promise<unknown>;
}
interface EmailPlugin {
  services: { email: (context: unknown) => EmailService };
}

/** What this project changes in Strapi's mails: those of accounts have their HTML as their text, tags and all. */
export default function extend<Plugin extends EmailPlugin>(plugin: Plugin): Plugin {
  const create = plugin.services.email;
  plugin.services.email = (context) => {
    const service = create(context);
    return { ...service, send: (mail) => service.send(withPlainText(mail)) };
  };
  return plugin;
}
